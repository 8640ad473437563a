import { calls } from "./calls.mjs";
import { caught, holds, same } from "./expect.mjs";

/** A row's arguments as the request that `calls` takes. */
const request = ({ call, arguments: given }) =>
  ({
    readBrokers: ([brokers, options]) => ({ brokers, ...options }),
    readMetadata: ([text]) => ({ text }),
    toClientCall: ([placement, client, name]) => ({ placement, client, call: name }),
    toReassignmentJson: ([placement]) => ({ placement }),
    toReplicaAssignment: ([placement, topic]) => ({ placement, topic }),
  })[call]?.(given) ?? given[0];

/** The cases and example files: what core answers, to the byte. */
export const cases = (api, { answers }) =>
  Object.fromEntries(
    answers.map((row) => [
      `${row.name}, by ${row.call}`,
      () => {
        if (row.error) {
          const error = caught(() => calls[row.call](api, request(row)));
          holds(error instanceof api.PlacementError, String(error));
          return same(JSON.stringify(error), JSON.stringify(row.error));
        }
        return same(JSON.stringify(calls[row.call](api, request(row))), JSON.stringify(row.answer));
      },
    ]),
  );
