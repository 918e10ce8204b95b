import {
  CURRENT_EDITION,
  EDITIONS,
  mediterranean,
  type HeldCard,
  type Options,
  type SeatView,
} from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import {
  withCardSwapped,
  parseCardsToGive,
  chooseCardsFor,
  missingGoods,
} from "./cards-to-give.ts";

const EDITION = EDITIONS[CURRENT_EDITION];
if (EDITION === undefined) throw new Error("no edition");

const options = mediterranean.parseOptions({});
if (!options.ok) throw new Error(options.error.reason);
const table = mediterranean.setup("giving", 4, options.value satisfies Options);
const [seat] = mediterranean.view(table, 0).seats;

const holding = (hand: readonly HeldCard[], warehouse: readonly HeldCard[] = []): SeatView => {
  if (seat === undefined) throw new Error("nobody sits there");
  const government = { idea: "democracy", position: 0 } as const;
  const religion = { idea: "venus", position: 0 } as const;
  return { ...seat, government, religion, hand, warehouse };
};
const card = (slot: number, good: HeldCard["good"], bottom: HeldCard["bottom"]): HeldCard => ({
  slot,
  good,
  bottom,
});
const slots = (mine: SeatView, goods: Parameters<typeof chooseCardsFor>[2]) =>
  chooseCardsFor(EDITION, mine, goods)?.cards.map(({ slot }) => slot);

describe("cards for wanted goods", () => {
  const mine = holding([
    card(1, "wine", "venus"),
    card(2, "wine", "barbarianFury"),
    card(3, "wine", "mars"),
    card(4, "piracy", "piracy"),
    card(5, "gold", "prosperity"),
  ]);

  test("cards with the worst bottoms are given first", () => {
    expect(slots(mine, { wine: 1 })).toEqual([2]);
    expect(slots(mine, { wine: 2 })).toEqual([2, 3]);
  });

  test("Piracy can be given as a luxury good, with its label", () => {
    expect(chooseCardsFor(EDITION, mine, { gold: 1 })).toMatchObject({
      cards: [{ slot: 4 }],
      as: { 4: "gold" },
    });
    expect(slots(mine, { gold: 2 })).toEqual([4, 5]);
  });

  test("there is no choice with too few cards", () => {
    expect(slots(mine, { wine: 4 })).toBeUndefined();
    expect(slots(mine, { dye: 1 })).toBeUndefined();
    expect(missingGoods(mine, { wine: 4, gold: 1 })).toEqual({ wine: 1 });
  });

  test("at equal bottoms, cards in hand are given before stored ones", () => {
    const both = holding([card(7, "salt", "mars")], [card(6, "salt", "mars")]);
    expect(slots(both, { salt: 1 })).toEqual([7]);
  });
});

test("another card of the same good replaces the chosen one", () => {
  const [two, three] = [card(2, "wine", "mars"), card(3, "wine", "venus")];
  const pirate = card(4, "piracy", "piracy");
  const gold = card(5, "gold", "venus");
  expect(withCardSwapped({ cards: [two], as: {} }, three, { wine: 1 }).cards).toEqual([three]);
  expect(withCardSwapped({ cards: [pirate], as: { 4: "gold" } }, gold, { gold: 1 })).toEqual({
    cards: [gold],
    as: {},
  });
  expect(withCardSwapped({ cards: [gold], as: {} }, pirate, { gold: 1 })).toEqual({
    cards: [pirate],
    as: { 4: "gold" },
  });
});

test("stored cards to give are found again by their slots", () => {
  const held = [card(4, "piracy", "piracy"), card(5, "gold", "venus"), card(6, "gold", "mars")];
  const given = { cards: held.slice(0, 2), as: { 4: "gold" } } as const;
  expect(parseCardsToGive(JSON.parse(JSON.stringify(given)), held)).toEqual(given);
});

test.each([7, {}, { cards: 7 }, { cards: [7] }, { cards: [{ slot: 5 }], as: { 5: "wine" } }])(
  "%j is not valid",
  (stored) => {
    expect(parseCardsToGive(stored, [card(5, "gold", "venus")])).toBeUndefined();
  },
);

test("cards that are no longer held cannot be given", () => {
  const given = { cards: [card(4, "wine", "mars")], as: {} };
  expect(parseCardsToGive(given, [card(5, "wine", "mars")])).toBeUndefined();
});
