import type { Dice, Seat } from "@sofala/engine";
import { zimbabwe, type Move, type State } from "../../src/index.ts";
import * as naive from "../naive/index.ts";
import type { NaiveState } from "../naive/index.ts";
import { cellsAround } from "./positions.ts";
import { pick, seatToAct, text } from "./random-play.ts";
import { oddMove, priceVariant, raiseVariant, tableOf } from "./variants.ts";

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

/** The kinds of moves of which the engine lists representatives. */
const REPRESENTED: readonly string[] = zimbabwe.simulation.untracedKinds;

export const pairFrom = (state: State): Pair => ({
  state,
  twin: naive.fromPosition(zimbabwe.position(state)),
});

/** Throws, with all it takes to see it again, where the two engines differ about a state. */
export function compare(pair: Pair, random: Dice, tally: Tally): void {
  tally.moves++;
  compareTables(pair, "the state");
  const seat = seatToAct(pair.state);
  if (seat !== naive.active(pair.twin)) differ(pair, "active", seat, naive.active(pair.twin));
  if (seat === undefined) return compareRankings(pair);
  const moves = [...zimbabwe.legalMoves(pair.state, seat)];
  compareLists(pair, seat, moves);
  const listed = moves.filter(({ kind }) => REPRESENTED.includes(kind));
  for (const move of listed.slice(0, 3)) judge(pair, seat, move, tally, true);
  if (listed.length > 3) judge(pair, seat, pick(random, listed), tally, true);
  compareRaisable(pair, seat, listed);
  compareRoutes(pair, random);
  for (const variant of [
    raiseVariant(pair.state, random),
    raiseVariant(pair.state, random),
    raiseVariant(pair.state, random),
    priceVariant(pair.state, random),
    oddMove(pair.state, random),
    oddMove(pair.state, random),
  ]) {
    if (variant !== undefined) judge(pair, seat, variant, tally);
  }
}

/** Makes the move on both sides. */
export function playBoth(pair: Pair, seat: Seat, move: Move): Pair {
  const step = zimbabwe.applyMove(pair.state, seat, move);
  const twin = naive.apply(pair.twin, seat, move);
  if (!step.ok || twin === undefined) {
    return differ(pair, text(move), step.ok || step.error, twin !== undefined);
  }
  return { state: step.value.state, twin };
}

/** Both accept the move, with the same outcome, or both refuse it. */
function judge({ state, twin }: Pair, seat: Seat, move: Move, tally: Tally, must = false): void {
  tally.variants++;
  const step = zimbabwe.applyMove(state, seat, move);
  const after = naive.apply(twin, seat, move);
  if (step.ok !== (after !== undefined) || (must && !step.ok)) {
    differ({ state, twin }, text(move), step.ok || step.error, after !== undefined);
  }
  if (!step.ok || after === undefined) return;
  tally.accepted++;
  compareTables({ state: step.value.state, twin: after }, `after ${text(move)}`);
}

function compareLists(pair: Pair, seat: Seat, moves: readonly Move[]): void {
  const spelled = (list: readonly object[]) => new Set(list.map(text));
  const ours = spelled(moves.filter(({ kind }) => !REPRESENTED.includes(kind)));
  const theirs = spelled(naive.legalMoves(pair.twin, seat));
  const missing = [...theirs].filter((move) => !ours.has(move));
  const extra = [...ours].filter((move) => !theirs.has(move));
  if (missing.length + extra.length > 0) differ(pair, "legal moves only one lists", extra, missing);
  if (new Set(moves.map(text)).size !== moves.length) {
    differ(pair, "number of legal moves", moves.length, new Set(moves.map(text)).size);
  }
}

function compareRaisable(pair: Pair, seat: Seat, listed: readonly Move[]): void {
  const raises = listed.flatMap((move) => (move.kind === "raise-monument" ? [move.at] : []));
  const ours = [...new Set(raises)].toSorted();
  const theirs = naive.raisableMonuments(pair.twin, seat).toSorted();
  if (text(ours) !== text(theirs)) differ(pair, "raisable monuments", ours, theirs);
}

/** Steps and hubs between two cells, mostly with pieces on them. */
function compareRoutes(pair: Pair, random: Dice): void {
  const { board, monuments, craftsmen } = tableOf(pair.state);
  const places = random.below(2) === 0 ? [] : [...monuments, ...craftsmen].map(({ at }) => at);
  const cells = places.length > 0 ? places : cellsAround(board);
  const [from, to] = [pick(random, cells), pick(random, cells)];
  for (const [question, answer] of [
    ["distance", naive.distance],
    ["hubs", naive.hubs],
  ] as const) {
    const ours = zimbabwe.scenario.ask(question, pair.state, { [question]: [from, to] });
    const theirs = answer(pair.twin, from, to);
    if (!ours.ok || ours.value !== theirs) differ(pair, `${question} ${from} ${to}`, ours, theirs);
  }
}

function compareTables(pair: Pair, when: string): void {
  const { state, twin } = pair;
  const stands = zimbabwe.position(state) !== undefined;
  if (stands !== (naive.toPosition(twin) !== undefined)) {
    differ(pair, `a position stands, ${when}`, stands, !stands);
  }
  const {
    gifts: _gifts,
    turn: _turn,
    ranking: _ranking,
    ...ours
  } = zimbabwe.scenario.describe(state);
  const [one, other] = [normal(ours), normal(tableOfTwin(twin))];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (one[key] !== other[key]) differ(pair, `${key}, ${when}`, one[key], other[key]);
  }
}

/** The position of the naive engine also where none stands, with VR and VP. */
function tableOfTwin(twin: NaiveState): object {
  const { gifts, turn, ...rest } = twin;
  const still: NaiveState = {
    ...rest,
    ...(gifts === undefined ? {} : { gifts: { ...gifts, decided: false } }),
    ...(turn === undefined ? {} : { turn: { ...turn, history: [] } }),
  };
  const position = naive.toPosition(still) as { readonly seats: readonly object[] };
  const seats = position.seats.map((seat, index) => ({
    godCattle: 0,
    specialists: {},
    technologies: {},
    ...seat,
    vr: naive.vr(twin, index),
    vp: naive.vp(twin, index),
  }));
  return { ...position, seats };
}

/** Members by name, as texts; the order of pieces and gods says nothing. */
const normal = (table: object): { readonly [key: string]: string } =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]: [string, unknown]) => [
      key,
      zimbabwe.scenario.setPaths.includes(key) && Array.isArray(value)
        ? value.map(text).toSorted().join()
        : text(value),
    ]),
  );

function compareRankings(pair: Pair): void {
  const [ours, theirs] = [zimbabwe.result(pair.state), naive.ranking(pair.twin)];
  if (text(ours) !== text(theirs)) differ(pair, "ranking", ours, theirs);
}

function differ({ state }: Pair, what: string, ours: unknown, theirs: unknown): never {
  const told = `${what}: the engine says ${text(ours)}, the oracle ${text(theirs)}`;
  throw new Error(`${told}; ${text(zimbabwe.snapshot(state))}`);
}
