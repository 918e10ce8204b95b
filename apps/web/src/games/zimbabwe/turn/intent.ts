import type { CellName, Craft, Prices, Resource, Specialist } from "@sofala/zimbabwe";

/** What a person is about to do: the move in the making. */
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
      /** Asked for when the placing takes the technology card. */
      readonly price: number;
    }
  | { readonly kind: "prices"; readonly isFree: boolean; readonly prices: Prices }
  | { readonly kind: "raise" };

/** The price that most new cards get. */
const USUAL_PRICE = 2;

/** The intent with which placing craftsmen begins. */
export const PLACING: Intent = {
  kind: "place",
  craft: undefined,
  vertical: false,
  price: USUAL_PRICE,
};

/** The intent with which using a specialist begins; none where there is nothing to choose. */
export function intentOfUse(specialist: Specialist): Intent | undefined {
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
