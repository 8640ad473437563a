import { contract } from "./all.mjs";

/** Runs the contract where there is no test runner: each check's name, and its fault if it has one. */
export async function run(api, data) {
  const outcomes = [];
  for (const [name, check] of Object.entries(contract(api, data))) {
    let fault = null;
    try {
      await check();
    } catch (error) {
      fault = String(error?.stack ?? error);
    }
    outcomes.push({ name, fault });
  }
  return outcomes;
}
