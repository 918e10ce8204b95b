import type { Event, SeenEvent } from "./events.ts";
import type { Move, SeenMove } from "./moves.ts";
import type { Options } from "./options.ts";
import type { Refusal } from "./refusals.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

/** The types that the game brings along. */
export interface Mediterranean {
  readonly options: Options;
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly refusal: Refusal;
  readonly view: View;
  readonly order: never;
  readonly seenMove: SeenMove;
  readonly seenEvent: SeenEvent;
}
