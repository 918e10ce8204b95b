import type { Craft, SeatView, View } from "@sofala/zimbabwe";

/** As much of a view as a picture of the board shows. */
export interface BoardView extends Pick<View, "board" | "monuments" | "craftsmen" | "used"> {
  readonly seats: readonly {
    readonly empire: SeatView["empire"];
    readonly technologies: { readonly [craft in Craft]?: { readonly price: number } };
  }[];
}
