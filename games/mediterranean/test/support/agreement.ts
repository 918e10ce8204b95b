import { isDeepStrictEqual } from "node:util";
import { findVersion, type Actor, type Dice, type Game, type JsonObject } from "@sofala/engine";
import {
  mediterranean,
  type Mediterranean,
  type Move,
  type Options,
  type State,
} from "@sofala/mediterranean";
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

export const newPair = (seed: string, players: number, options: Options, rules: number): Pair => ({
  state: gameUnder(rules).setup(seed, players, options),
  twin: naiveSetup(seed, players, options, rules),
});

export const pairAt = (position: JsonObject, seed: string, rules: number): Pair => ({
  state: stateOf(position, seed, gameUnder(rules)),
  twin: naiveFromPosition(position, seed, rules),
});

function gameUnder(rules: number): Game<Mediterranean> {
  const game = findVersion(mediterranean, rules);
  if (game === undefined) throw new Error(`no rules version ${rules}`);
  return game;
}

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
  const { seats: ourSeats, ...ours } = mediterranean.scenario.describe(state) as Description;
  const { seats: theirSeats, ...theirs } = naiveDescribe(twin) as Description;
  const members = [...membersOf("", ours, theirs, isGiving)];
  for (let seat = 0; seat < Math.max(ourSeats.length, theirSeats.length); seat++)
    members.push(...membersOf(`${seat}.`, ourSeats[seat] ?? {}, theirSeats[seat] ?? {}, isGiving));
  for (const [what, one, other] of [
    ...members,
    ["who is to act", inOrder(mediterranean.toAct(state)), inOrder(naiveToAct(twin))],
    ["the result", mediterranean.result(state), naiveResult(twin)],
    ["chance", state.rng, twin.rng],
  ] as const) {
    if (!isSame(one, other)) differ(before, `${what}, ${when}`, one, other);
  }
}

interface Members {
  readonly [name: string]: unknown;
}
type Description = Members & { readonly seats: readonly Members[] };

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
  isDeepStrictEqual(one, other) || text(one) === text(other);

/** Fields of both, by path. While abilities are used, the two describe in different ways who has passed. */
function* membersOf(
  path: string,
  ours: Members,
  theirs: Members,
  isGiving: boolean,
): Generator<readonly [what: string, one: unknown, other: unknown]> {
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    if (key === "options" || (key === "ready" && isGiving)) continue;
    const read = SET_LIKE.includes(key) ? sorted : (value: unknown) => value;
    yield [`${path}${key}`, read(ours[key]), read(theirs[key])];
  }
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(text).toSorted() : value;

function differ({ state }: Pair, what: string, ours: unknown, theirs: unknown): never {
  const told = `${what}: the engine says ${text(ours)}, the oracle ${text(theirs)}`;
  throw new Error(`${told}; before: ${JSON.stringify(mediterranean.snapshot(state))}`);
}
