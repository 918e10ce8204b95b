import type { CellName, Craft, Resource } from "@sofala/zimbabwe";
import { a } from "../../grammar.ts";
import { craftsman, resource } from "../cards.ts";

/** What can be put on a cell. */
type PieceName = "monument" | "water" | Craft | Resource;

/** The board: its buttons, and the descriptions of cells. */
export const board = {
  /** The group of the buttons below. */
  zoom: "Zoom",
  zoomIn: "Closer",
  zoomOut: "Farther",
  fit: "Whole board",
  /** For screen readers, when the board is entered. */
  keyboardHelp:
    "Arrow keys move over the board, Enter chooses a cell, I tells more about it, N and P lead to the next and the previous possible place, plus, minus and 0 change the zoom.",

  /** `g7: monument of Kilwa, level 3` */
  cell: (cell: CellName, facts: readonly string[]) => `${cell}: ${facts.join(", ")}`,
  monument: (owner: string, level: number) => `monument of ${owner}, level ${level}`,
  craftsman: (craft: Craft, owner: string, price: number) =>
    `${craftsman[craft].name} of ${owner}, price ${price}`,
  /** For a primary craftsman whose secondary is on the map. */
  superseded: "works for secondary craftsmen only",
  resource: (kind: Resource, uses: number) =>
    `${resource[kind]}${uses === 0 ? "" : uses === 1 ? ", used" : ", used twice"}`,
  water: "water",
  land: "empty land",
  startingArea: "starting area",
  offMap: "not on the map",

  canPlace: (piece: PieceName) => {
    if (piece === "water") return "rain can fall here";
    if (piece in resource) return `${resource[piece as keyof typeof resource]} can be put here`;
    if (piece === "monument") return "a monument can stand here";
    return `${a(craftsman[piece as keyof typeof craftsman].name)} can stand here`;
  },
  /** For a cell that the tile would cover without starting there. */
  insideSite: (craft: Craft) => `inside a place for ${a(craftsman[craft].name)}`,
  selectable: "can be chosen",
  selected: "chosen",
  obstructs: "in the way",
  inRange: "within range",
  /** For a resource. */
  free: (_resource: Resource) => "free",
  claimed: (_resource: Resource) => "claimed",
};

export type BoardText = typeof board;
