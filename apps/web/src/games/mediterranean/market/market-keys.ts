import type { MarketModel } from "./market-model.ts";

/** The action of a key on the market; undefined if it has none. */
export function marketKeyAction(key: string, market: MarketModel): (() => void) | undefined {
  const { part } = market.table.view.peek();
  // While cards are stored after the bell, the same key means ready.
  if (key === "r" && part === "grace" && market.table.me.peek() !== undefined)
    return () => void market.toggleReady();
  if (!market.canTrade.peek()) return undefined;
  switch (key) {
    case "o":
      return market.canOffer.peek() ? () => market.composer.open() : undefined;
    case "r":
      return () => void market.toggleReady();
    case "a":
      return clickInFocusedCard(".accept");
    case "c":
      return clickInFocusedCard(".counter");
    case "d":
      return clickInFocusedCard(".decline");
    case "w":
      return clickInFocusedCard(".withdraw");
    case "j":
      return () => focusNextOfferCard(1);
    case "k":
      return () => focusNextOfferCard(-1);
    default:
      return undefined;
  }
}

/** Clicks a button of the offer card that contains the focus. */
function clickInFocusedCard(button: string): (() => void) | undefined {
  const found = focusedOfferCard()?.querySelector<HTMLElement>(button);
  return found == null ? undefined : () => found.click();
}

const focusedOfferCard = (): Element | null =>
  document.activeElement?.closest(".offer-card") ?? null;

/** Moves the focus to the next offer card that concerns me. */
function focusNextOfferCard(offset: number): void {
  const cards = [
    ...document.querySelectorAll<HTMLElement>(".offer-card:is(.open-to-me, .mine):not(.ended)"),
  ];
  const at = cards.findIndex((card) => card === focusedOfferCard());
  const next = at === -1 ? (offset > 0 ? 0 : cards.length - 1) : at + offset;
  cards.at(next % cards.length)?.focus();
}
