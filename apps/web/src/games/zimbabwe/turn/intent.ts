import type { CellName, Craft, Prices, Resource, Specialist } from "@sofala/zimbabwe";

/** The kind of move that is being made, with the choices so far. Stored in drafts. */
export type Intent =
  | { readonly kind: "first" }
  | { readonly kind: "card" }
  | { readonly kind: "shaman"; readonly resource: Resource | undefined }
  | { readonly kind: "rain"; readonly first: CellName | undefined }
  | { readonly kind: "herd" }
  | { readonly kind: "build" }
  | {
      readonly kind: "place";
      readonly craft: Craft | undefined;
      readonly vertical: boolean;
      /** Used if placing takes the technology card. */
      readonly price: number;
    }
  | { readonly kind: "prices"; readonly isFree: boolean; readonly prices: Prices }
  | { readonly kind: "raise" };

const DEFAULT_PRICE = 2;

/** The intent with which placing craftsmen begins. */
export const NEW_PLACE_INTENT: Intent = {
  kind: "place",
  craft: undefined,
  vertical: false,
  price: DEFAULT_PRICE,
};

/** The intent with which using a specialist begins; undefined if there is nothing to choose. */
export function intentForSpecialist(specialist: Specialist): Intent | undefined {
  switch (specialist) {
    case "shaman":
      return { kind: "shaman", resource: undefined };
    case "rain-ceremony":
      return { kind: "rain", first: undefined };
    case "herd":
      return { kind: "herd" };
    case "builder":
    case "nomads":
      return undefined;
  }
}
