import type { Resource } from "@sofala/zimbabwe";
import type { BoardText } from "../../../en/zimbabwe/web/board.ts";
import { a } from "../../grammar.ts";
import { craftsman, resource } from "../cards.ts";
import { craftNoun, resourceNoun, partitive } from "../fragments.ts";

/** `usato`, `usata` */
const withGender = (stem: string, kind: Resource): string =>
  `${stem}${resourceNoun(kind).form === "f" ? "a" : "o"}`;

export const board: BoardText = {
  zoom: "Ingrandimento",
  zoomIn: "Ingrandisci",
  zoomOut: "Rimpicciolisci",
  fit: "Mappa intera",
  keyboardHelp:
    "Usa le frecce per muoverti sulla mappa, Invio per scegliere un'area, I per saperne di più, N e P per l'area disponibile successiva e precedente, più, meno e 0 per lo zoom.",

  cell: (cell, facts) => `${cell}: ${facts.join(", ")}`,
  monument: (owner, level) => `monumento di ${owner}, livello ${level}`,
  craftsman: (craft, owner, price) => `${craftsman[craft].name} di ${owner}, prezzo ${price}`,
  superseded: "rifornisce solo artigiani secondari",
  resource: (kind, uses) => {
    const used = withGender("usat", kind);
    return `${resource[kind]}${uses === 0 ? "" : uses === 1 ? `, ${used}` : `, ${used} due volte`}`;
  },
  water: "acqua",
  land: "terra vuota",
  startingArea: "area di partenza",
  offMap: "fuori dalla mappa",

  canPlace: (piece) => {
    if (piece === "water") return "qui può piovere";
    if (piece in resource) return `qui può andare ${partitive(piece as Resource)}`;
    if (piece === "monument") return "qui può andare un monumento";
    return `qui può andare ${a(craftNoun(piece as keyof typeof craftsman))}`;
  },
  insideSite: (craft) => `parte di un posto per ${a(craftNoun(craft))}`,
  selectable: "disponibile",
  selected: "selezionata",
  obstructs: "d'ostacolo",
  changed: "cambiata dopo il tuo ultimo turno",
  inRange: "a portata",
  free: (kind) => withGender("liber", kind),
  claimed: (kind) => withGender("impegnat", kind),
};
