import type { Actor, Dice, JsonObject } from "@sofala/engine";
import { mediterranean, type Move, type Options, type State } from "@sofala/mediterranean";
import {
  naiveApply,
  naiveDescribe,
  naiveFromPosition,
  naiveResult,
  naiveSetup,
  naiveToAct,
  type NaiveState,
} from "../naive/index.ts";
import { stateOf } from "./positions.ts";
import { anyMove, text } from "./random-play.ts";
import { variantsOf } from "./variants.ts";

/** One game as both engines see it. */
export interface Pair {
  readonly state: State;
  readonly twin: NaiveState;
}

/** How often the engines were asked, and how often they said yes. */
export interface Tally {
  moves: number;
  variants: number;
  accepted: number;
}

export const emptyTally = (): Tally => ({ moves: 0, variants: 0, accepted: 0 });

export const newPair = (seed: string, players: number, options: Options): Pair => ({
  state: mediterranean.setup(seed, players, options),
  twin: naiveSetup(seed, players, options),
});

export const pairAt = (position: JsonObject, seed: string): Pair => ({
  state: stateOf(position, seed),
  twin: naiveFromPosition(position, seed),
});

/** Plays on at random, with both engines asked about every move and about others besides. */
export function playAlong(
  start: Pair,
  random: Dice,
  most: number,
  variants: number,
  tally: Tally,
  parts: Set<string> = new Set(),
): void {
  let pair = start;
  compareTables(pair, "at the start");
  for (let count = 0; count < most && mediterranean.result(pair.state) === undefined; count++) {
    const choice = anyMove(pair.state, random);
    tally.moves++;
    parts.add(pair.state.part ?? "");
    for (const variant of variantsOf(pair.state, choice, random, variants)) {
      tally.variants++;
      if (judged(pair, ...variant) !== undefined) tally.accepted++;
    }
    const next = judged(pair, ...choice);
    if (next === undefined) differ(pair, text(choice), "refused", "refused");
    pair = next;
  }
}

/** Both accept the move, with the same outcome, or both refuse it. */
function judged(pair: Pair, actor: Actor, move: Move): Pair | undefined {
  const step = mediterranean.applyMove(pair.state, actor, move);
  const verdict = naiveApply(pair.twin, actor, move);
  const what = text([actor, move]);
  if (step.ok !== verdict.ok) differ(pair, what, step.ok || step.error, verdict);
  if (!step.ok || !verdict.ok) return undefined;
  const next = { state: step.value.state, twin: verdict.state };
  compareTables(next, `after ${what}`, pair);
  return next;
}

function compareTables(pair: Pair, when: string, before: Pair = pair): void {
  const { state, twin } = pair;
  const isGiving = state.part === "give";
  const [one, other] = [
    normal(mediterranean.scenario.describe(state), isGiving),
    normal(naiveDescribe(twin), isGiving),
  ];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (!isSame(one[key], other[key])) differ(before, `${key}, ${when}`, one[key], other[key]);
  }
  for (const [what, ours, theirs] of [
    ["who is to act", inOrder(mediterranean.toAct(state)), inOrder(naiveToAct(twin))],
    ["the result", mediterranean.result(state), naiveResult(twin)],
    ["chance", state.rng, twin.rng],
  ] as const) {
    if (!isSame(ours, theirs)) differ(before, `${what}, ${when}`, ours, theirs);
  }
}

const inOrder = (seats: readonly number[]): readonly number[] =>
  seats.toSorted((one, other) => one - other);

/** Lists of a seat and of the table whose order says nothing. */
const SET_LIKE = [
  "buildings",
  "used",
  "bought",
  "forbidden",
  "bonuses",
  "developments",
  "pledges",
  "toAct",
];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || text(one) === text(other);

/** Members by path. Who has passed is told in another way while abilities are given. */
function normal(table: object, isGiving: boolean): { readonly [key: string]: unknown } {
  const flat: [string, unknown][] = [];
  const add = (path: string, key: string, value: unknown) => {
    const isIgnored = key === "options" || (key === "ready" && isGiving);
    if (isIgnored) return;
    const isSet = SET_LIKE.includes(key) && Array.isArray(value);
    flat.push([`${path}${key}`, isSet ? value.map(text).toSorted() : value]);
  };
  for (const [key, value] of Object.entries(table) as [string, unknown][]) {
    if (key !== "seats") add("", key, value);
  }
  for (const [seat, told] of (table as { readonly seats: readonly object[] }).seats.entries()) {
    for (const [key, value] of Object.entries(told)) add(`${seat}.`, key, value);
  }
  return Object.fromEntries(flat);
}

function differ({ state }: Pair, what: string, ours: unknown, theirs: unknown): never {
  const told = `${what}: the engine says ${text(ours)}, the oracle ${text(theirs)}`;
  throw new Error(`${told}; before: ${JSON.stringify(mediterranean.snapshot(state))}`);
}
