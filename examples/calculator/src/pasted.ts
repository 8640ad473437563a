// What a pasted text is, and what podstripe has to say about it.
import { audit, diff, generate, impact, parse, toReassignmentJson, validate } from "podstripe";
import type { Broker, Diff, Finding, Impact, TopicState } from "podstripe";
import { requestOf, ruleOf } from "./placed.js";
import { message, type State } from "./state.js";

export interface Pasted {
  text: string;
  fault?: string;
  /** What it was taken for: "the output of kafka-topics --describe, 12 topics, 480 partitions". */
  what?: string;
  notes: string[];
  brokers?: Broker[];
  findings?: Finding[];
  proposal?: Proposal;
}

/** What brings the topics under the rule, and what that costs. */
export interface Proposal {
  summary: Diff["summary"];
  moves: Impact["moves"];
  leaders: Impact["leaders"];
  bytes: string | null;
  plan: string;
  rollback: string;
}

export function pasted(state: State, text: string): Pasted {
  const notes: string[] = [];
  try {
    const { what, brokers, topics, plan, current, proposed, notes: said } = parse(text, {});
    notes.push(...said.map((note) => note.message));
    const counts: string[] = [];
    if (brokers) counts.push(counted(brokers.length, "broker"));
    if (topics) {
      counts.push(counted(topics.length, "topic"));
      counts.push(
        counted(
          topics.reduce((sum, topic) => sum + topic.partitions.length, 0),
          "partition",
        ),
      );
    }
    const moved = proposed ?? plan ?? current;
    if (moved) counts.push(counted(moved.partitions.length, "partition"));
    const read: Pasted = { text, what: [what, ...counts].join(", "), notes, ...(brokers?.length ? { brokers } : {}) };
    if (topics) return { ...read, ...aboutTopics(state, topics) };
    if (moved) {
      const { findings } = validate({ plan: moved, brokers: state.brokers, ...ruleOf(state) });
      return { ...read, findings };
    }
    return read;
  } catch (fault) {
    return { text, notes, fault: message(fault) };
  }
}

function aboutTopics(state: State, topics: TopicState[]): Pick<Pasted, "findings" | "proposal"> {
  const { brokers, minIsr } = state;
  const { findings } = audit({ brokers, ...ruleOf(state), current: topics, minInsyncReplicas: minIsr });
  const { topics: _, ...options } = requestOf(state);
  try {
    const { current, proposed } = generate({ ...options, current: topics });
    const { summary } = diff(topics, proposed);
    const { moves, leaders, bytes } = impact({ brokers, ...ruleOf(state), current: topics, plan: proposed });
    const texts = { plan: toReassignmentJson(proposed), rollback: toReassignmentJson(current) };
    return {
      findings,
      proposal: { summary, moves: { ...moves, detail: [] }, leaders, bytes: bytes.fullLocal, ...texts },
    };
  } catch (fault) {
    const why = { code: "NO_PROPOSAL", severity: "info" as const, message: `no proposal: ${message(fault)}` };
    return { findings: [...findings, why] };
  }
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
