import type { CellName, Craft, Resource } from "@sofala/zimbabwe";

/** What can be put on a cell. */
type PieceName = "monument" | "water" | Craft | Resource;

/** The board: its buttons, and what is said of a cell. */
export interface BoardText {
  /** The group of the buttons below. */
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** Heard when the board is entered. */
  readonly keys: string;

  /** `g7: monument of Kilwa, level 3` */
  readonly cell: (cell: CellName, facts: readonly string[]) => string;
  readonly monument: (owner: string, level: number) => string;
  readonly craftsman: (craft: Craft, owner: string, price: number) => string;
  /** Of a primary craftsman whose secondary stands somewhere. */
  readonly superseded: string;
  readonly resource: (resource: Resource, uses: number) => string;
  readonly water: string;
  readonly land: string;
  readonly startingArea: string;
  readonly offMap: string;

  readonly canStand: (piece: PieceName) => string;
  /** Of a cell that the tile would cover without beginning there. */
  readonly insideSite: (craft: Craft) => string;
  readonly canBeChosen: string;
  readonly chosen: string;
  readonly inTheWay: string;
  readonly inRange: string;
  /** Of a resource. */
  readonly free: (resource: Resource) => string;
  readonly claimed: (resource: Resource) => string;
}
