import type { Dice, GameTypes, Seat } from "@sofala/engine";

/** From the weakest on; small games have no `casual` and no `club`. `random` plays any legal move and is only a yardstick. */
export const LEVELS = ["random", "novice", "casual", "club", "steady", "strong"] as const;
export type Level = (typeof LEVELS)[number];

/** A way of playing a game. */
export interface Bot<T extends GameTypes> {
  readonly game: string;
  readonly level: Level | "program";
  /** Takes a seat for one game; the same seed and the same views give the same moves. */
  createPlayer(seat: Seat, seed: string): BotPlayer<T>;
  /**
   * Milliseconds to wait before a move at a live table, so that people can follow; for no move,
   * before the bot looks at the table again. Without it the bot moves as soon as it has decided.
   */
  moveDelay?(this: void, move: T["move"] | undefined, chance: Dice): number;
}

/** A bot at its seat. It knows the view and the events of its seat, and nothing else. */
export interface BotPlayer<T extends GameTypes> {
  /** Passes on the events that its seat may know; only bots with a memory use them. */
  observe(events: readonly T["seenEvent"][]): void;
  /**
   * Thinks about its next move, in steps; each step has the best move so far, so that it can be
   * interrupted. A bot that could search for ever has a limit of its own if there is no budget.
   */
  think(view: T["view"], budget?: Budget): Iterable<Thought<T>>;
  /** Releases resources when the game is over. */
  close?(): void;
}

export interface Thought<T extends GameTypes> {
  /** `undefined`: it would rather wait for others, who may move at the same time. */
  readonly move: T["move"] | undefined;
  /** Games simulated, or whole turns compared. */
  readonly simulations: number;
  /** The lines it compares, the best first; only from bots that search. */
  readonly lines?: () => readonly Line<T["move"]>[];
}

/** Moves that could be made now, and how the bot rates them. */
export interface Line<M> {
  /** Up to the next decision of somebody else. */
  readonly moves: readonly M[];
  readonly visits: number;
  /** Winning chances by seat. */
  readonly chances: readonly number[];
  /** What is expected to follow. */
  readonly continuation: readonly { readonly seat: Seat; readonly moves: readonly M[] }[];
}

/** How long a bot may think; without limits, as long as its own default. */
export interface Budget {
  readonly simulations?: number;
  readonly milliseconds?: number;
  /** Checked between two steps of thinking. */
  readonly isCancelled?: () => boolean;
  /** A clock in milliseconds; by default the machine's. */
  readonly now?: () => number;
}

/**
 * Starts the clock and returns a check, to be called after each step of thinking: is the budget, or
 * this part of it, spent?
 */
export function budgetCheck(
  budget: Budget,
  part = 1,
): (thought: { simulations: number }) => boolean {
  const { simulations = Infinity, milliseconds = Infinity, isCancelled = () => false } = budget;
  const now = budget.now ?? (() => performance.now());
  const ends = now() + part * milliseconds;
  return (thought) => thought.simulations >= part * simulations || now() >= ends || isCancelled();
}

/** The best thought within a budget; there is always at least one. */
export function decide<T extends GameTypes>(
  player: BotPlayer<T>,
  view: T["view"],
  budget: Budget = {},
): Thought<T> {
  const isSpent = budgetCheck(budget);
  let best: Thought<T> = { move: undefined, simulations: 0 };
  for (best of player.think(view, budget)) if (isSpent(best)) break;
  return best;
}
