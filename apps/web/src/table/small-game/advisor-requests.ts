import type { Hints } from "@sofala/bots/review/steps";
import type { GameTypes } from "@sofala/engine";
import type { BotRequests } from "../../local/bot-request.ts";
import type { SendRequest } from "../../workers/worker-client.ts";

/** A move that the strong bot recommends, with codes of its reasons. */
export interface AdvisedMove<T extends GameTypes> {
  readonly move: T["move"];
  /** The winning chance of the seat after it. */
  readonly chance: number;
  readonly reasons: readonly string[];
}

/** The requests of a small game's worker, with their responses. */
export interface AdvisorRequests<T extends GameTypes> extends BotRequests<T> {
  /** The strong bot's evaluation of a position. */
  readonly hints: {
    readonly request: { readonly view: T["view"] };
    readonly response: Hints<T["move"]>;
  };
  /** The strong bot's best moves, with reasons. */
  readonly advice: {
    readonly request: { readonly view: T["view"] };
    readonly response: readonly AdvisedMove<T>[];
  };
}

export type AskAdvisor<T extends GameTypes> = SendRequest<AdvisorRequests<T>>;
