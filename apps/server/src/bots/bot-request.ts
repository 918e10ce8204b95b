import type { Level } from "@sofala/bots";
import type { GameTypes, Seat } from "@sofala/engine";

/** What a seat was told, one list for each step. */
export type SeenSteps = readonly (readonly GameTypes["seenEvent"][])[];

/** What a bot is asked: its seat's view, and a way to learn what its seat was told before. */
export interface BotRequest {
  readonly table: string;
  readonly game: string;
  /** The version of the rules that the table plays by. */
  readonly rulesVersion: number;
  readonly seat: Seat;
  readonly level: Level;
  /** For the bots of this table and for nothing else: what they do may give it away. */
  readonly seed: string;
  /** Another one after every undo: a bot forgets what it learned in an era that did not happen. */
  readonly generation: number;
  /** Who opened the table, and from which address, as far as it is known: they share the threads fairly. */
  readonly owner?: { readonly person: string; readonly source?: string | undefined } | undefined;
  /** How many steps led to the view. */
  readonly stepCount: number;
  /** What the seat was told from this step on, up to `stepCount` at least; asked only for what its bot missed. */
  readonly seenStepsFrom: (step: number) => SeenSteps;
  /** Why the rules refuse a move where this was asked; left out, whoever asked finds out. */
  readonly refusalOf?: (move: GameTypes["move"]) => string | undefined;
  readonly view: GameTypes["view"];
}

export interface BotDecision {
  /** `undefined`: it would rather wait for others, who may move at the same time. */
  readonly move: GameTypes["move"] | undefined;
  /** Milliseconds that should pass at a live table, so that people can follow. */
  readonly pauseMs: number;
}

/** The answer where nobody is there to decide. */
export const WAIT: BotDecision = { move: undefined, pauseMs: 0 };

/** The part of a question that a thread can be sent. */
export type BotRequestData = Omit<BotRequest, "seenStepsFrom" | "refusalOf" | "owner">;

/** What a thread is sent. Players have numbers that are never given twice. */
export type WorkerCommand =
  | {
      readonly kind: "ask";
      readonly player: number;
      readonly request: BotRequestData;
      /** What happened since the player was told last; from the beginning for a new one. */
      readonly newSteps: SeenSteps;
      /** How long the bot may think. */
      readonly thinkTimeMs: number;
    }
  | { readonly kind: "forget"; readonly player: number };

/** What a thread sends. */
export type WorkerMessage =
  | { readonly kind: "ready" }
  | {
      readonly kind: "answer";
      readonly decision: BotDecision;
      /** Why the bot itself did not decide; its player is gone. */
      readonly failure?: string;
    };

/** What a thread is started with. */
export interface BotWorkerData {
  /** The module that exports `botsOf`. */
  readonly botsModule: string;
}
