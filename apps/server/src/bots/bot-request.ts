import type { Level } from "@sofala/bots";
import type { GameTypes, Seat } from "@sofala/engine";

/** The events that a seat saw, one list per step. */
export type SeenSteps = readonly (readonly GameTypes["seenEvent"][])[];

/** A request for a bot's decision: its seat's view, and access to the events that led to it. */
export interface BotRequest {
  readonly table: string;
  readonly game: string;
  /** The version of the rules that the table plays by. */
  readonly rulesVersion: number;
  readonly seat: Seat;
  readonly level: Level;
  /** Used for the table's bots only, because their moves may reveal it. */
  readonly seed: string;
  /** Changes with every undo, so that a bot forgets what was taken back. */
  readonly generation: number;
  /** Who created the table, and their address if it is known; the queue is fair between owners. */
  readonly owner?:
    | { readonly person: string; readonly clientAddress?: string | undefined }
    | undefined;
  /** A limit on the time to think, below that of the server. */
  readonly maxThinkTimeMs?: number | undefined;
  /** How many steps led to the view. */
  readonly stepCount: number;
  /** The seat's events from this step on, at least up to `stepCount`; called only for the steps its bot has not seen. */
  readonly seenStepsFrom: (step: number) => SeenSteps;
  /** The code with which the rules refuse a move in this position; if left out, moves are not checked. */
  readonly refusalOf?: (move: GameTypes["move"]) => string | undefined;
  readonly view: GameTypes["view"];
}

export interface BotDecision {
  /** Undefined if the bot waits for other seats that may move at the same time. */
  readonly move: GameTypes["move"] | undefined;
  /** Delay before the move at a live table, so that people can follow. */
  readonly pauseMs: number;
}

/** The decision not to move now. */
export const WAIT: BotDecision = { move: undefined, pauseMs: 0 };

/** The part of a request that can be posted to a thread. */
export type BotRequestData = Omit<BotRequest, "seenStepsFrom" | "refusalOf" | "owner">;

/** A message to a thread. A player's number is never used again. */
export type WorkerCommand =
  | {
      readonly kind: "ask";
      readonly player: number;
      readonly request: BotRequestData;
      /** The steps since the player's last request; for a new player, all of them. */
      readonly newSteps: SeenSteps;
      readonly thinkTimeMs: number;
    }
  | { readonly kind: "forget"; readonly player: number };

/** A message from a thread. */
export type WorkerMessage =
  | { readonly kind: "ready" }
  | {
      readonly kind: "answer";
      readonly decision: BotDecision;
      /** Why the bot did not decide itself; its player was removed. */
      readonly failure?: string;
    };

/** The `workerData` of a thread. */
export interface BotWorkerData {
  /** The module that exports `botsOf`; by default `@sofala/bots`. */
  readonly botsModule: string | undefined;
}
