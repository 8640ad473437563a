// What podstripe is asked for a setting.
import type { PlaceRequest } from "podstripe";
import type { Setting } from "./state.js";

export const requestOf = (setting: Setting): PlaceRequest => ({
  brokers: setting.brokers,
  topics: [{ name: setting.topic, partitions: setting.partitions, replicationFactor: setting.replicationFactor }],
  ...ruleOf(setting),
  seed: setting.seed,
  spread: setting.spread,
});

export const ruleOf = ({ pod, interval }: Setting) => ({ canary: { pod, interval } });
