import {
  CURRENT_EDITION,
  EDITIONS,
  mediterranean,
  type HeldCard,
  type Options,
  type SeatView,
} from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { exchanged, givenIn, givingFor, missing } from "./cards-to-give.ts";

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
const slots = (mine: SeatView, goods: Parameters<typeof givingFor>[2]) =>
  givingFor(EDITION, mine, goods)?.cards.map(({ slot }) => slot);

describe("what is given for what is wanted", () => {
  const mine = holding([
    card(1, "wine", "venus"),
    card(2, "wine", "barbarianFury"),
    card(3, "wine", "mars"),
    card(4, "piracy", "piracy"),
    card(5, "gold", "prosperity"),
  ]);

  test("the worst bottoms go first, and good ones are kept", () => {
    expect(slots(mine, { wine: 1 })).toEqual([2]);
    expect(slots(mine, { wine: 2 })).toEqual([2, 3]);
  });

  test("Piracy stands for a luxury good, under its label", () => {
    expect(givingFor(EDITION, mine, { gold: 1 })).toMatchObject({
      cards: [{ slot: 4 }],
      as: { 4: "gold" },
    });
    expect(slots(mine, { gold: 2 })).toEqual([4, 5]);
  });

  test("too few cards are no answer", () => {
    expect(slots(mine, { wine: 4 })).toBeUndefined();
    expect(slots(mine, { dye: 1 })).toBeUndefined();
    expect(missing(mine, { wine: 4, gold: 1 })).toEqual({ wine: 1 });
  });

  test("at equal bottoms the hand goes before the warehouse", () => {
    const both = holding([card(7, "salt", "mars")], [card(6, "salt", "mars")]);
    expect(slots(both, { salt: 1 })).toEqual([7]);
  });
});

test("another card of the same good takes the place of the chosen one", () => {
  const [two, three] = [card(2, "wine", "mars"), card(3, "wine", "venus")];
  const pirate = card(4, "piracy", "piracy");
  const gold = card(5, "gold", "venus");
  expect(exchanged({ cards: [two], as: {} }, three, { wine: 1 }).cards).toEqual([three]);
  expect(exchanged({ cards: [pirate], as: { 4: "gold" } }, gold, { gold: 1 })).toEqual({
    cards: [gold],
    as: {},
  });
  expect(exchanged({ cards: [gold], as: {} }, pirate, { gold: 1 })).toEqual({
    cards: [pirate],
    as: { 4: "gold" },
  });
});

test("what was chosen to be given is found again by its slots", () => {
  const held = [card(4, "piracy", "piracy"), card(5, "gold", "venus"), card(6, "gold", "mars")];
  const given = { cards: held.slice(0, 2), as: { 4: "gold" } } as const;
  expect(givenIn(JSON.parse(JSON.stringify(given)), held)).toEqual(given);
});

test.each([7, {}, { cards: 7 }, { cards: [7] }, { cards: [{ slot: 5 }], as: { 5: "wine" } }])(
  "%j is nothing that can be given",
  (kept) => {
    expect(givenIn(kept, [card(5, "gold", "venus")])).toBeUndefined();
  },
);

test("cards that are gone cannot be given", () => {
  const given = { cards: [card(4, "wine", "mars")], as: {} };
  expect(givenIn(given, [card(5, "wine", "mars")])).toBeUndefined();
});
