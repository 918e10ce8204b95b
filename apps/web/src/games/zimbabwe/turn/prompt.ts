import { zimbabweText } from "../zimbabwe-text.ts";
import type { Choices } from "./choices.ts";
import type { Intent } from "./intent.ts";

/** What the player has to do next for an intent. */
export function promptOf(intent: Intent, { specialists }: Pick<Choices, "specialists">): string {
  const { turn: text } = zimbabweText.value;
  switch (intent.kind) {
    case "first":
      return text.placeFirst;
    case "card":
      return specialists.length > 0 ? text.pickCard : text.pickGodCard;
    case "build":
      return text.pickSite;
    case "place":
      return intent.craft === undefined ? text.pickCraft : text.pickCraftSite(intent.craft);
    case "prices":
      return intent.isFree ? text.pickFreePrices : text.pickPrices;
    case "raise":
      return text.pickRaises;
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
