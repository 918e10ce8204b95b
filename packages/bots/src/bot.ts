import type { Dice, GameTypes, Seat } from "@sofala/engine";

/** From the weakest on. `random` plays any legal move and is only a yardstick. */
export const LEVELS = ["random", "novice", "steady", "strong"] as const;
export type Level = (typeof LEVELS)[number];

/** A way of playing a game. */
export interface Bot<T extends GameTypes> {
  readonly game: string;
  readonly level: Level | "program";
  /** Takes a seat for one game; the same seed and the same views give the same moves. */
  sit(seat: Seat, seed: string): BotPlayer<T>;
  /**
   * How long it takes for a move at a live table, in milliseconds, so that people can follow; for
   * no move, how long it waits before it looks again. Left out: no longer than it thinks.
   */
  pace?(this: void, move: T["move"] | undefined, chance: Dice): number;
}

/** A bot at its seat. It knows what its seat is told, and nothing else. */
export interface BotPlayer<T extends GameTypes> {
  /** What happened, as its seat is told; bots that remember listen. */
  see(events: readonly T["seenEvent"][]): void;
  /**
   * Thinks about its next move, in steps; each has the best so far, so that it can be interrupted.
   * A bot that could think for ever is content earlier where no budget is given.
   */
  think(view: T["view"], budget?: Budget): Iterable<Thought<T>>;
  /** The game is over; a player that holds something lets it go. */
  leave?(): void;
}

export interface Thought<T extends GameTypes> {
  /** `undefined`: it would rather wait for others, who may move at the same time. */
  readonly move: T["move"] | undefined;
  /** Games tried in the head, or whole turns compared. */
  readonly simulations: number;
  /** What it weighs, the best first; bots that search tell it. */
  readonly lines?: () => readonly Line<T["move"]>[];
}

/** Moves that could be made now, and what is thought of them. */
export interface Line<M> {
  /** Up to the next decision of somebody else. */
  readonly moves: readonly M[];
  readonly visits: number;
  /** Winning chances by seat. */
  readonly chances: readonly number[];
  /** What is expected to follow. */
  readonly next: readonly { readonly seat: Seat; readonly moves: readonly M[] }[];
}

/** How long a bot may think; left out, until it is content. */
export interface Budget {
  readonly simulations?: number;
  readonly milliseconds?: number;
  /** Asked between two steps of thinking. */
  readonly isOver?: () => boolean;
  /** Milliseconds by some clock; left out, the machine's. */
  readonly now?: () => number;
}

/** Tells after each step of thinking whether a budget, or a part of it, is spent; time runs from now on. */
export function meterOf(budget: Budget, part = 1): (thought: { simulations: number }) => boolean {
  const { simulations = Infinity, milliseconds = Infinity, isOver = () => false } = budget;
  const now = budget.now ?? (() => performance.now());
  const ends = now() + part * milliseconds;
  return (thought) => thought.simulations >= part * simulations || now() >= ends || isOver();
}

/** The best thought within a budget; there is always at least one. */
export function decide<T extends GameTypes>(
  player: BotPlayer<T>,
  view: T["view"],
  budget: Budget = {},
): Thought<T> {
  const isSpent = meterOf(budget);
  let best: Thought<T> = { move: undefined, simulations: 0 };
  for (best of player.think(view, budget)) if (isSpent(best)) break;
  return best;
}
