import type { GameTypes, Seat } from "@sofala/engine";
import type { Player } from "../store/stored-game.ts";

/** What a bot is asked with: the view of its seat, and what happened since the last request. */
export interface BotRequest<T extends GameTypes> {
  /** Players are kept by table; with hidden information it changes with every undo, so that they forget what did not happen. */
  readonly table: string;
  readonly seat: Seat;
  readonly bot: Extract<Player, { kind: "bot" }>;
  readonly seed: string;
  readonly view: T["view"];
  /** The events of every move since the last request; only with hidden information. */
  readonly newSteps?: readonly (readonly T["seenEvent"][])[];
}

export interface BotDecision<T extends GameTypes> {
  /** Undefined if it prefers to wait for others. */
  readonly move?: T["move"];
  /** Milliseconds that a person would have taken. */
  readonly pauseMs: number;
}

/** The request of every game's worker. */
export interface BotRequests<T extends GameTypes> {
  readonly decide: {
    readonly request: BotRequest<T>;
    readonly response: BotDecision<T>;
  };
}

/** Asks a bot; usually in a worker. */
export type AskBot<T extends GameTypes> = (request: BotRequest<T>) => Promise<BotDecision<T>>;
