import { dice } from "@sofala/engine";
import { incomeOf, mediterranean, type Good, type State } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { priceListOf, swapCards } from "./swaps.ts";

function market(hands: readonly (readonly string[])[]): State {
  const seats = hands.map((hand) => ({ hand: [...hand] }));
  const position = {
    format: "sofala-position/1",
    game: "mediterranean",
    turn: 3,
    phase: "trading",
  };
  const state = mediterranean.fromPosition({ ...position, seats }, "swaps");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

const goodOf = (card: string) => card.split("-")[0] as Good;
const incomesOf = ({ edition, players }: State) =>
  players.map(({ hand }) => {
    const goods: { [G in Good]?: number } = {};
    for (const { card } of hand) goods[goodOf(card)] = (goods[goodOf(card)] ?? 0) + 1;
    return incomeOf(edition, goods);
  });

test("swaps complete sets, lose no card and cost nobody money", () => {
  const state = market([
    ["grain-01", "grain-02", "grain-03", "wool-01", "salt-01"],
    ["wool-02", "wool-03", "grain-04", "ore-01"],
    ["salt-02", "salt-03", "ore-02", "wool-04"],
    ["timber-01"],
  ]);
  const cards = (table: State) =>
    table.players.flatMap(({ hand }) => hand.map(({ card }) => card)).sort();
  const [before, incomes] = [cards(state), incomesOf(state)];
  swapCards(state.players, priceListOf(state.edition), dice("swaps"));
  expect(cards(state)).toEqual(before);
  const after = incomesOf(state);
  for (const [seat, income] of after.entries())
    expect(income).toBeGreaterThanOrEqual(incomes[seat] ?? 0);
  expect(after[0]).toBeGreaterThan(incomes[0] ?? 0);
  // A seat that has nothing to trade keeps its cards.
  expect(state.players[3]?.hand.map(({ card }) => card)).toEqual(["timber-01"]);
  // A card that changes hands is numbered by its new holder.
  for (const { hand, nextSlot } of state.players) {
    expect(new Set(hand.map(({ slot }) => slot)).size).toBe(hand.length);
    for (const { slot } of hand) expect(slot).toBeLessThan(nextSlot);
  }
});
