import { words } from "../../../text/app-text.ts";
import type { Intent } from "./intent.ts";

/** What a person has to do for the move in the making. */
export function promptOf(intent: Intent): string {
  const { turn: text, raising } = words.value;
  switch (intent.kind) {
    case "first":
      return text.placeFirst;
    case "card":
      return text.pickCard;
    case "build":
      return text.pickSite;
    case "place":
      return intent.craft === undefined ? text.pickCraft : text.pickCraftSite(intent.craft);
    case "prices":
      return intent.isFree ? text.pickFreePrices : text.pickPrices;
    case "raise":
      return raising.pick;
    case "herd":
      return text.pickHerd;
    case "shaman":
      return intent.resource === undefined
        ? text.pickResource
        : text.pickShamanSite(intent.resource);
    case "rain":
      return intent.first === undefined ? text.pickRain : text.pickSecondRain;
  }
}
