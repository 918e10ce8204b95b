import type { Seat } from "@sofala/engine";
import { cellsInRange, connectionsOf, craftsmanSitesOf } from "@sofala/zimbabwe";
import type { CellName, Craft, State, View } from "@sofala/zimbabwe";
import type { Mark } from "../board/marks.ts";
import { craftsmanOn } from "../board/pieces-by-cell.ts";
import { claimMarks, siteMarks } from "../site-marks.ts";

/** An overlay that explains the board. */
export type Lens =
  /** What is in range of a cell or piece, and how many hubs away other pieces are. */
  | { readonly kind: "range"; readonly at: CellName | undefined }
  /** Which resources are still free for a craft, and which are claimed. */
  | { readonly kind: "claims"; readonly craft: Craft }
  /** Where a craftsman could be placed. */
  | { readonly kind: "sites"; readonly craft: Craft };

/** The marks of a lens, computed for a seat's turn. */
export function lensMarks(lens: Lens, view: View, state: State, seat: Seat): readonly Mark[] {
  switch (lens.kind) {
    case "range":
      return lens.at === undefined ? [] : rangeMarks(lens.at, view, state, seat);
    case "claims":
      return claimMarks(state, seat, lens.craft);
    case "sites":
      return siteMarks(lens.craft, craftsmanSitesOf(state, seat, lens.craft));
  }
}

function rangeMarks(at: CellName, view: View, state: State, seat: Seat): readonly Mark[] {
  const craftsman = craftsmanOn(at, view.craftsmen);
  const isPiece = craftsman !== undefined || view.monuments.some((each) => each.at === at);
  const connected = isPiece ? connectionsOf(state, at, seat) : [];
  return [
    ...cellsInRange(state, at, seat).map((cell): Mark => ({ cell, kind: "range" })),
    { cell: craftsman?.at ?? at, kind: "chosen" },
    ...connected.map(({ at: cell, hubs }): Mark => ({
      cell,
      kind: "highlighted",
      note: `${hubs}`,
    })),
  ];
}
