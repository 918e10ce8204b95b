import {
  isSameJson,
  type Actor,
  type Game,
  type GameRules,
  type GameTypes,
  type Seat,
} from "@sofala/engine";
import type { Budget, Line } from "../bot.ts";

/** The bot's opinion of a position. */
export interface Hints<M> {
  /** Winning chances by seat, if everybody plays well. */
  readonly chances: readonly number[];
  /** The best lines, the best first; none when the game is over. */
  readonly lines: readonly Line<M>[];
}

/** Everybody's winning chances after a number of moves. */
export interface ChancePoint {
  readonly at: number;
  readonly chances: readonly number[];
}

/** The review of a whole game. */
export interface Review<M> {
  /** The winning chances through the game. */
  readonly chancesOverTime: readonly ChancePoint[];
  /** Decisions and luck, in the order of the game. */
  readonly moments: readonly Moment<M>[];
}

/** Reviews games of one kind. */
export interface Analyst<T extends GameTypes> {
  readonly game: Game<T>;
  review(
    start: T["state"],
    moves: readonly (readonly [Actor, T["move"]])[],
    budget: Budget,
  ): Review<T["move"]>;
}

/** Reviews any position of a game with open information in which one seat decides at a time. */
export interface TurnAnalyst<T extends GameTypes> {
  readonly game: GameRules<T>;
  /** The seat whose decision begins here, if any; a whole turn is one decision. */
  decider(state: T["state"], before: T["state"] | undefined): Seat | undefined;
  hints(state: T["state"], budget: Budget): Hints<T["move"]>;
}

/** A decision as it was made. */
export interface Decision<T extends GameTypes> {
  /** The number of moves of the game before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly moves: readonly T["move"][];
  readonly from: T["state"];
  readonly to: T["state"];
}

/** A decision or a stroke of luck, and its effect on the chances. */
export interface Moment<M> {
  /** The number of moves of the game before it. */
  readonly at: number;
  /** The seat that decided; undefined for luck. */
  readonly seat?: Seat;
  readonly moves: readonly M[];
  /** The events, where moves alone do not show them. */
  readonly events?: readonly { readonly kind: string }[];
  /** Winning chances by seat. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What would have been better for the seat, and the chances that it gave away. */
  readonly better?: { readonly line: Line<M>; readonly cost: number };
}

/** A decision that cost its seat something. */
export type Mistake<Each extends Moment<unknown>> = Each & {
  readonly seat: Seat;
  readonly better: NonNullable<Each["better"]>;
};

/** A loss below this is not reliable. */
export const MIN_CERTAIN_COST = 0.03;

/** The decisions of a game in their order. */
export function decisionsOf<T extends GameTypes>(
  { game, decider }: Pick<TurnAnalyst<T>, "game" | "decider">,
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

/** Reviews a decision by the hints for the positions before and after it. */
export function momentOf<T extends GameTypes>(
  game: GameRules<T>,
  { at, seat, moves, from, to }: Decision<T>,
  { chances: before, lines: [line] }: Hints<T["move"]>,
  { chances: after }: Hints<T["move"]>,
): Moment<T["move"]> {
  const moment = { at, seat, moves, before, after };
  const cost = (line?.chances[seat] ?? 0) - (after[seat] ?? 0);
  const isWell =
    line === undefined ||
    cost < MIN_CERTAIN_COST ||
    leadsToSameState(game, from, seat, line.moves, to);
  return isWell ? moment : { ...moment, better: { line, cost } };
}

/** Reviews all decisions of a game, one after another. */
export function* reviewOf<T extends GameTypes>(
  analyst: TurnAnalyst<T>,
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

/** The chances through a game, from the decisions that were reviewed. */
export const chancesOverTimeOf = <M>(moments: readonly Moment<M>[]): readonly ChancePoint[] => [
  ...moments.map(({ at, before }) => ({ at, chances: before })),
  ...moments.slice(-1).map(({ at, moves, after }) => ({ at: at + moves.length, chances: after })),
];

/** The decisions that cost most, the most expensive first. */
export const mistakes = <Each extends Moment<unknown>>(
  moments: readonly Each[],
  most: number,
): readonly Mistake<Each>[] =>
  moments
    .filter((moment): moment is Mistake<Each> => moment.better !== undefined)
    .toSorted((a, b) => b.better.cost - a.better.cost)
    .slice(0, most);

/** Strokes of luck, the largest change first. */
export const luckMoments = <Each extends Moment<unknown>>(
  moments: readonly Each[],
  most: number,
): readonly Each[] =>
  moments
    .filter((moment) => moment.seat === undefined && maxChanceChange(moment) >= MIN_CERTAIN_COST)
    .toSorted((a, b) => maxChanceChange(b) - maxChanceChange(a))
    .slice(0, most);

const maxChanceChange = ({ before, after }: Moment<unknown>): number =>
  Math.max(...after.map((chance, seat) => Math.abs(chance - (before[seat] ?? 0))));

/** True if these moves lead to the same state, perhaps in another order. */
function leadsToSameState<T extends GameTypes>(
  game: GameRules<T>,
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
  return isSameJson(game.view(state, "spectator"), game.view(to, "spectator"));
}
