import { audit, blastRadius, copyTime, explain, findStrays, impact, place, toReplicaAssignment } from "podstripe";
import { followerStart, groupHash, preflight, topicHash, topicHashes } from "podstripe";
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
place({ brokers, topics: [], spread: "even" }); // wrong
audit({ brokers }); // wrong
preflight({ brokers, topics: [{ name: "orders", partitions: 20 }] }); // wrong
blastRadius({ current: [], pods: "canary" }); // wrong
explain({ brokers, topics: [], resonance: 100 }); // wrong
impact({ brokers, current: [], plan: 1 }); // wrong
impact({ brokers, current: [], plan: "{}" }).bytes.saved.length; // wrong
findStrays({ current: [], logDirs: [{ broker: 1, logDirs: [{ logDir: "/d", logs: [{ size: 5 }] }] }] }); // wrong
topicHash({ topicId: "AAAAAAAAAAEAAAAAAAAAAg", name: "orders", partitionRacks: ["a"] }); // wrong
topicHashes({ brokers, current: [] }).topics[0]?.hash.length; // wrong
groupHash({ topicHashes: { orders: true } }); // wrong
followerStart({ leader: { logEnd: 5 } }); // wrong
copyTime({ moves: [{ leader: 1, bytes: 5 }] }); // wrong
if (engine() === "python") placeAll(); // wrong
