import type { CellName, Craft, Resource } from "@sofala/zimbabwe";

/** What can be put on a cell. */
type PieceName = "monument" | "water" | Craft | Resource;

/** The board: its buttons, and the descriptions of cells. */
export interface BoardText {
  /** The group of the buttons below. */
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** For screen readers, when the board is entered. */
  readonly keyboardHelp: string;

  /** `g7: monument of Kilwa, level 3` */
  readonly cell: (cell: CellName, facts: readonly string[]) => string;
  readonly monument: (owner: string, level: number) => string;
  readonly craftsman: (craft: Craft, owner: string, price: number) => string;
  /** For a primary craftsman whose secondary is on the map. */
  readonly superseded: string;
  readonly resource: (resource: Resource, uses: number) => string;
  readonly water: string;
  readonly land: string;
  readonly startingArea: string;
  readonly offMap: string;

  readonly canPlace: (piece: PieceName) => string;
  /** For a cell that the tile would cover without starting there. */
  readonly insideSite: (craft: Craft) => string;
  readonly selectable: string;
  readonly selected: string;
  readonly obstructs: string;
  readonly inRange: string;
  /** For a resource. */
  readonly free: (resource: Resource) => string;
  readonly claimed: (resource: Resource) => string;
}
