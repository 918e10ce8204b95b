import type { Ranking, Seat } from "@sofala/engine";
import type { Craft, God, Specialist } from "./data/cards.ts";
import { describe } from "./describe.ts";
import type { State } from "./memory.ts";
import type { WrittenGifts, WrittenTurn } from "./parse.ts";
import type { Position, SeatPosition } from "./state.ts";

/** Everything lies open on the table: a view is the position as it stands, with what is going on. */
export interface View extends Omit<Position, "format" | "seats"> {
  readonly format: "sofala-view/1";
  readonly seats: readonly SeatView[];
  /** In phase I. */
  readonly gifts?: GiftsView;
  /** In phase II. */
  readonly turn?: TurnView;
  readonly ranking?: Ranking;
}

export interface SeatView extends SeatPosition {
  readonly god?: God;
  readonly godCattle: number;
  readonly specialists: { readonly [specialist in Specialist]?: number };
  readonly technologies: {
    readonly [craft in Craft]?: {
      readonly card: number;
      readonly price: number;
      readonly cattle: number;
    };
  };
  readonly vr: number;
  readonly vp: number;
}

export type GiftsView = Readonly<WrittenGifts> & { readonly active: Seat };
export type TurnView = Readonly<WrittenTurn>;

export const viewOf = (state: State): View =>
  ({ ...describe(state), format: "sofala-view/1" }) as unknown as View;
