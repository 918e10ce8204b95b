import type { Craft, SeatView, View } from "@sofala/zimbabwe";

/** The part of a view that a picture of the board needs. */
export interface BoardView extends Pick<View, "board" | "monuments" | "craftsmen" | "used"> {
  readonly seats: readonly {
    readonly empire: SeatView["empire"];
    readonly technologies: { readonly [craft in Craft]?: { readonly price: number } };
  }[];
}
