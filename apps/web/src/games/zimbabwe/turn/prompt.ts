import { appText } from "../../../text/app-text.ts";
import type { Intent } from "./intent.ts";

/** What the player has to do next for an intent. */
export function promptOf(intent: Intent): string {
  const { turn: text, raising } = appText.value;
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
      return raising.prompt;
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
