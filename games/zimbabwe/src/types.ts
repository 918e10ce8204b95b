import type { GameTypes } from "@sofala/engine";
import type { State } from "./memory.ts";
import type { Event, Move, Options, Order, Refusal } from "./state.ts";
import type { View } from "./view.ts";

/** The types that The Great Zimbabwe brings to the contract. */
export interface Zimbabwe extends GameTypes {
  readonly options: Options;
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly seenMove: Move;
  readonly seenEvent: Event;
  readonly refusal: Refusal;
  readonly view: View;
  readonly order: Order;
}
