import { place, toReplicaAssignment } from "podstripe";
import { engine, place as placeNative } from "podstripe-node";
import { placeAll } from "podstripe"; // wrong

const brokers = [{ id: 1 }];
place({ brokers }); // wrong
placeNative({ brokers, topics: [{ name: "orders", partitions: "20", replicationFactor: 3 }] }); // wrong
place({ brokers, topics: [], seed: true }); // wrong
place({ brokers, topics: [], algorithm: "random" }); // wrong
place({ brokers, topics: [], canary: { pod: "canary" } }); // wrong
place({ brokers, topics: [], seeds: 42 }); // wrong
place({ brokers, topics: [] }).topics[0]?.replicas.length; // wrong
toReplicaAssignment("orders"); // wrong
if (engine() === "python") placeAll(); // wrong
