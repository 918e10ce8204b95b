import type { CellName, Craft, Resource } from "@sofala/zimbabwe";
import { a } from "../../grammar.ts";
import { craftsman, resource } from "../cards.ts";

/** What can be put on a cell. */
type PieceName = "monument" | "water" | Craft | Resource;

/** The board: its buttons, and the descriptions of cells. */
export const board = {
  /** The group of the buttons below. */
  zoom: "Zoom",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Whole board",
  /** For screen readers, when the board is entered. */
  keyboardHelp:
    "Use the arrow keys to move around the board, Enter to choose an area, I for more about it, N and P for the next and previous available area, and plus, minus and 0 to zoom.",

  /** `g7: Kilwa's monument, level 3` */
  cell: (cell: CellName, facts: readonly string[]) => `${cell}: ${facts.join(", ")}`,
  monument: (owner: string, level: number) => `${owner}'s monument, level ${level}`,
  craftsman: (craft: Craft, owner: string, price: number) =>
    `${owner}'s ${craftsman[craft].name}, price ${price}`,
  /** For a primary craftsman whose secondary is on the map. */
  superseded: "only supplies secondary craftsmen",
  resource: (kind: Resource, uses: number) =>
    `${resource[kind]}${uses === 0 ? "" : uses === 1 ? ", used" : ", used twice"}`,
  water: "water",
  land: "empty land",
  startingArea: "starting area",
  offMap: "not on the map",

  canPlace: (piece: PieceName) => {
    if (piece === "water") return "rain can fall here";
    if (piece in resource) return `${resource[piece as keyof typeof resource]} can go here`;
    if (piece === "monument") return "a monument can go here";
    return `${a(craftsman[piece as keyof typeof craftsman].name)} can go here`;
  },
  /** For a cell that the tile would cover without starting there. */
  insideSite: (craft: Craft) => `part of a site for ${a(craftsman[craft].name)}`,
  selectable: "available",
  selected: "selected",
  obstructs: "in the way",
  /** By others. */
  changed: "changed since your last turn",
  inRange: "within range",
  /** For a resource. */
  free: (_resource: Resource) => "free",
  claimed: (_resource: Resource) => "claimed",
};

export type BoardText = typeof board;
