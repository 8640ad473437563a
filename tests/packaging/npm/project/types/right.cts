import podstripe = require("podstripe");
import native = require("podstripe-node");

const request: podstripe.PlaceRequest = {
  brokers: [{ id: 1 }],
  topics: [{ name: "orders", partitions: 1, replicationFactor: 1 }],
};
const placed: podstripe.Placement = native.place(request);
console.log(podstripe.toReassignmentJson(placed));
