import { answers } from "./answers.mjs";
import { cases } from "./cases.mjs";
import { clients } from "./clients.mjs";
import { errors } from "./errors.mjs";
import { hostile } from "./hostile.mjs";
import { inputs } from "./inputs.mjs";
import { numbers } from "./numbers.mjs";
import { surface } from "./surface.mjs";

/**
 * What every engine must hold to, by name. `api` is the module as imported and ready; `data` has the tables of bad input
 * and of answers, the text of index.d.ts and the engine's name.
 */
export const contract = (api, data) =>
  Object.assign(
    {},
    ...[surface, answers, cases, inputs, clients, numbers, errors, hostile].map((part) => part(api, data)),
  );
