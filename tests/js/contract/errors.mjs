import { calls } from "./calls.mjs";
import { caught, holds, same } from "./expect.mjs";
import { small } from "./requests.mjs";

export const errors = (api, { table }) => ({
  "an error is an Error with a code, Kafka's number and the numbers involved": () => {
    const topics = [{ name: "t", partitions: 3, replicationFactor: 4 }];
    const error = caught(() => api.place(small({ topics })));
    holds(error instanceof Error && error instanceof api.PlacementError, "the class");
    same(error.name, "PlacementError");
    same([error.code, error.kafkaCode, error.topic], ["INVALID_REPLICATION_FACTOR", 38, "t"]);
    same([error.replicationFactor, error.brokers], [4, 3]);
    holds(String(error.stack).includes("PlacementError"), "a stack");
    const details = JSON.parse(JSON.stringify(error));
    same(details.message, error.message);
    same(Object.keys(details).slice(0, 3), ["code", "kafkaCode", "message"]);
  },
  ...Object.fromEntries(
    table
      // A missing seed is no fault here: it is drawn.
      .filter((row) => !(row.call === "place" && row.field === "seed" && row.value === "null"))
      .map((row) => [
        `bad input: ${row.name}`,
        () => {
          const error = caught(() => calls[row.call](api, row.request));
          holds(error instanceof api.PlacementError, String(error));
          const { code, field = null, value = null, message } = error;
          const expected = { code: row.code, field: row.field ?? null, value: row.value ?? null, message: row.message };
          same({ code, field, value, message }, expected);
        },
      ]),
  ),
});
