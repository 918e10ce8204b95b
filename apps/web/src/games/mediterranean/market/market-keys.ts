import type { MarketModel } from "./market-model.ts";

/** What a key does on the market; undefined where it does nothing. */
export function marketActionOf(key: string, market: MarketModel): (() => void) | undefined {
  const { part } = market.table.view.peek();
  // Whoever stores after the bell is ready by the same key.
  if (key === "r" && part === "grace" && market.table.me.peek() !== undefined)
    return () => void market.turnReady();
  if (!market.isOpen.peek()) return undefined;
  switch (key) {
    case "o":
      return market.mayOffer.peek() ? () => market.composer.open() : undefined;
    case "r":
      return () => void market.turnReady();
    case "a":
      return pressOnSlip(".accept");
    case "c":
      return pressOnSlip(".counter");
    case "d":
      return pressOnSlip(".decline");
    case "w":
      return pressOnSlip(".withdraw");
    case "j":
      return () => goToSlip(1);
    case "k":
      return () => goToSlip(-1);
    default:
      return undefined;
  }
}

/** The button of the slip that has the focus, or in which it is. */
function pressOnSlip(button: string): (() => void) | undefined {
  const found = focusedSlip()?.querySelector<HTMLElement>(button);
  return found == null ? undefined : () => found.click();
}

const focusedSlip = (): Element | null => document.activeElement?.closest(".deal-slip") ?? null;

/** From slip to slip, those that concern me. */
function goToSlip(by: number): void {
  const slips = [
    ...document.querySelectorAll<HTMLElement>(".deal-slip:is(.open-to-me, .mine):not(.dead)"),
  ];
  const at = slips.findIndex((slip) => slip === focusedSlip());
  const next = at === -1 ? (by > 0 ? 0 : slips.length - 1) : at + by;
  slips.at(next % slips.length)?.focus();
}
