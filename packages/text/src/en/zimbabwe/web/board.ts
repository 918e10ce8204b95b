import type { BoardText } from "../../../games/zimbabwe/board-text.ts";
import { a } from "../../grammar.ts";
import { craftsman, resource } from "../cards.ts";

export const board: BoardText = {
  zoom: "Zoom",
  zoomIn: "Closer",
  zoomOut: "Farther",
  fit: "Whole board",
  keyboardHelp:
    "Arrow keys move over the board, Enter chooses a cell, I tells more about it, N and P lead to the next and the previous possible place, plus, minus and 0 change the zoom.",

  cell: (cell, facts) => `${cell}: ${facts.join(", ")}`,
  monument: (owner, level) => `monument of ${owner}, level ${level}`,
  craftsman: (craft, owner, price) => `${craftsman[craft].name} of ${owner}, price ${price}`,
  superseded: "works for secondary craftsmen only",
  resource: (kind, uses) =>
    `${resource[kind]}${uses === 0 ? "" : uses === 1 ? ", used" : ", used twice"}`,
  water: "water",
  land: "empty land",
  startingArea: "starting area",
  offMap: "not on the map",

  canPlace: (piece) => {
    if (piece === "water") return "rain can fall here";
    if (piece in resource) return `${resource[piece as keyof typeof resource]} can be put here`;
    if (piece === "monument") return "a monument can stand here";
    return `${a(craftsman[piece as keyof typeof craftsman].name)} can stand here`;
  },
  insideSite: (craft) => `inside a place for ${a(craftsman[craft].name)}`,
  selectable: "can be chosen",
  selected: "chosen",
  obstructs: "in the way",
  inRange: "within range",
  free: () => "free",
  claimed: () => "claimed",
};
