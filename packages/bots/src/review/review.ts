import { sameJson, type Actor, type Game, type GameTypes, type Seat } from "@sofala/engine";
import type { Budget, Line } from "../bot.ts";

/** What is thought of a position. */
export interface Hints<M> {
  /** Winning chances by seat, if everybody plays well. */
  readonly chances: readonly number[];
  /** What can be done, the best first; nothing where the game is over. */
  readonly lines: readonly Line<M>[];
}

/** Who can judge any position of a game. */
export interface Analyst<T extends GameTypes> {
  readonly game: Game<T>;
  /** The seat whose decision begins here, if one does: a whole turn is one decision. */
  decider(state: T["state"], before: T["state"] | undefined): Seat | undefined;
  hints(state: T["state"], budget: Budget): Hints<T["move"]>;
}

/** A decision as it was made. */
export interface Decision<T extends GameTypes> {
  /** Moves of the game before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly moves: readonly T["move"][];
  readonly from: T["state"];
  readonly to: T["state"];
}

/** A decision, and what it changed. */
export interface Moment<M> {
  readonly at: number;
  readonly seat: Seat;
  readonly moves: readonly M[];
  /** Winning chances by seat. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What would have been better for the seat, and the chances that it gave away. */
  readonly better?: { readonly line: Line<M>; readonly cost: number };
}

/** Of less than this nobody can be sure. */
const DOUBT = 0.03;

/** The decisions of a game in their order. */
export function decisionsOf<T extends GameTypes>(
  { game, decider }: Pick<Analyst<T>, "game" | "decider">,
  start: T["state"],
  moves: readonly (readonly [Actor, T["move"]])[],
): readonly Decision<T>[] {
  const decisions: (Decision<T> & { moves: T["move"][]; to: T["state"] })[] = [];
  let state = start;
  let before: T["state"] | undefined;
  for (const [at, [actor, move]] of moves.entries()) {
    const seat = decider(state, before);
    if (seat !== undefined) decisions.push({ at, seat, moves: [], from: state, to: state });
    const step = game.applyMove(state, actor, move);
    if (!step.ok) break;
    before = state;
    ({ state } = step.value);
    const open = decisions.at(-1);
    open?.moves.push(move);
    if (open !== undefined) open.to = state;
  }
  return decisions;
}

/** Judges a decision by what is thought of the positions before and after it. */
export function momentOf<T extends GameTypes>(
  game: Game<T>,
  { at, seat, moves, from, to }: Decision<T>,
  { chances: before, lines: [line] }: Hints<T["move"]>,
  { chances: after }: Hints<T["move"]>,
): Moment<T["move"]> {
  const moment = { at, seat, moves, before, after };
  const cost = (line?.chances[seat] ?? 0) - (after[seat] ?? 0);
  const isWell = line === undefined || cost < DOUBT || leadsTo(game, from, seat, line.moves, to);
  return isWell ? moment : { ...moment, better: { line, cost } };
}

/** Judges all decisions of a game, one after the other. */
export function* reviewOf<T extends GameTypes>(
  analyst: Analyst<T>,
  start: T["state"],
  moves: readonly (readonly [Actor, T["move"]])[],
  budget: Budget,
): Generator<Moment<T["move"]>> {
  const decisions = decisionsOf(analyst, start, moves);
  let hints: Hints<T["move"]> | undefined;
  for (const decision of decisions) {
    const before = hints ?? analyst.hints(decision.from, budget);
    hints = analyst.hints(decision.to, budget);
    yield momentOf(analyst.game, decision, before, hints);
  }
}

/** The moments that decided most, the dearest first. */
export const mistakes = <M>(
  moments: readonly Moment<M>[],
  most: number,
): readonly Required<Moment<M>>[] =>
  moments
    .filter((moment): moment is Required<Moment<M>> => moment.better !== undefined)
    .toSorted((a, b) => b.better.cost - a.better.cost)
    .slice(0, most);

/** Does the same come of these moves, perhaps in another order? */
function leadsTo<T extends GameTypes>(
  game: Game<T>,
  from: T["state"],
  seat: Seat,
  moves: readonly T["move"][],
  to: T["state"],
): boolean {
  let state = from;
  for (const move of moves) {
    const step = game.applyMove(state, seat, move);
    if (!step.ok) return false;
    ({ state } = step.value);
  }
  return sameJson(game.snapshot(state), game.snapshot(to));
}
