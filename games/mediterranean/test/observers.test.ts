import type { JsonObject, Observer } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { stateOf } from "./support/positions.ts";
import { playedBy, type Played } from "./support/random-play.ts";

const OTHERS: readonly Observer[] = [2, 3, "spectator"];

/** Seats 0 and 1 have cards whose numbers are not 1, 2, 3. */
const market = (options: JsonObject = {}): State =>
  stateOf({
    phase: "trading",
    seats: [
      { hand: ["grain-01", "piracy-01"], slots: [4, 7] },
      { hand: ["wine-11", "wine-12"], slots: [5, 6] },
    ],
    options,
  });
const OFFER: Move = {
  kind: "offer",
  to: "all",
  give: { cards: [7], as: { 7: "gold" }, vp: 1 },
  want: { goods: { wine: 1 } },
};
const ACCEPT: Move = { kind: "accept", offer: 1, give: [6] };

const toldOf = ({ before, actor, move }: Played, observer: Observer) =>
  mediterranean.moveFor(before, move, actor, observer);
const eventsOf = ({ events }: Played, observer: Observer) =>
  mediterranean.eventsFor(events, observer);

describe("R 12.3: others are told types and counts, never numbers or bottoms", () => {
  test("of an offer", () => {
    const offer = playedBy(market(), 0, OFFER);
    const terms = { give: { goods: { gold: 1 }, vp: 1 }, want: { goods: { wine: 1 } } };
    for (const observer of [1, ...OTHERS]) {
      expect(toldOf(offer, observer)).toEqual({ kind: "offer", to: "all", ...terms });
      const [event] = eventsOf(offer, observer);
      expect(event).toMatchObject({ kind: "offer-made", seat: 0, offer: 1 });
      expect(event).not.toHaveProperty("cards");
      expect(event).not.toHaveProperty("as");
    }
    expect(toldOf(offer, 0)).toEqual(OFFER);
    expect(eventsOf(offer, 0)).toMatchObject([{ cards: [7], as: { 7: "gold" } }]);
  });

  test("of a deal; either side knows its cards by its own numbers", () => {
    const deal = playedBy(playedBy(market(), 0, OFFER).after, 1, ACCEPT);
    for (const observer of [0, ...OTHERS])
      expect(toldOf(deal, observer)).toEqual({ kind: "accept", offer: 1 });
    for (const observer of OTHERS) {
      const [event] = eventsOf(deal, observer);
      expect(event).toMatchObject({ kind: "deal-made", maker: 0, partner: 1 });
      expect(event).not.toHaveProperty("cardsToPartner");
      expect(event).not.toHaveProperty("cardsToMaker");
    }
    const piracy = { good: "piracy", bottom: "piracy" };
    const wine = { good: "wine", bottom: "barbarianFury" };
    expect(eventsOf(deal, 0)).toMatchObject([
      { cardsToPartner: [{ slot: 7, ...piracy }], cardsToMaker: [{ slot: 8, ...wine }] },
    ]);
    expect(eventsOf(deal, 1)).toMatchObject([
      { cardsToPartner: [{ slot: 7, ...piracy }], cardsToMaker: [{ slot: 6, ...wine }] },
    ]);
  });

  test("of what is stored", () => {
    const store = playedBy(market(), 0, { kind: "store", cards: [4] });
    for (const observer of [1, ...OTHERS]) {
      expect(toldOf(store, observer)).toEqual({ kind: "store", count: 1 });
      expect(eventsOf(store, observer)).toEqual([{ kind: "cards-stored", seat: 0, count: 1 }]);
    }
    expect(eventsOf(store, 0)).toEqual([{ kind: "cards-stored", seat: 0, cards: [4] }]);
  });

  test("of stored cards that are discarded: what lies open, not its numbers", () => {
    const raided = stateOf({
      turn: 4,
      phase: "trading",
      seats: [
        {
          safety: -1,
          cubes: { warehouse: 2 },
          warehouse: ["grain-01", "grain-02", "grain-03", "grain-04"],
        },
      ],
      calamities: ["CU1", "CB5"],
      options: { tradeGraceSeconds: 0 },
    });
    const { after } = playedBy(raided, "clock", { kind: "time-up" });
    const discard = playedBy(after, 0, { kind: "discard-stored", cards: [2] });
    for (const observer of [1, ...OTHERS]) {
      expect(toldOf(discard, observer)).toEqual({ kind: "discard-stored" });
      expect(eventsOf(discard, observer)[0]).toEqual({
        kind: "stored-discarded",
        seat: 0,
        cards: [{ good: "grain", bottom: "democracy" }],
      });
    }
  });

  test("of cards that are dealt: luxury cards are only counted", () => {
    const farms = { "farm.wool": 0, "farm.timber": 0, "farm.ore": 0, "farm.salt": 0 };
    const bought = stateOf({
      phase: "purchasing",
      seats: [{ cubes: { ...farms, city: 1, harbor: 2 } }],
      decks: { grain: ["grain-18"], civic: ["art-01"], luxury: ["piracy-01", "gold-01"] },
    });
    const turn = playedBy(bought, "clock", { kind: "time-up" });
    const dealt = (observer: Observer) =>
      eventsOf(turn, observer).find((event) => event.kind === "cards-dealt" && event.seat === 0);
    for (const observer of [1, ...OTHERS]) {
      const goods = ["grain", "art"];
      expect(dealt(observer)).toEqual({ kind: "cards-dealt", seat: 0, goods, luxuries: 2 });
    }
    expect(dealt(0)).toMatchObject({
      cards: [
        { slot: 1, good: "grain", bottom: "depression" },
        { slot: 2, good: "art", bottom: "democracy" },
        { slot: 3, good: "piracy", bottom: "piracy" },
        { slot: 4, good: "gold", bottom: "democracy" },
      ],
    });
  });
});

describe("a view shows", () => {
  const seatOf = (state: State, seat: number, observer: Observer) =>
    mediterranean.view(state, observer).seats[seat];

  test("their own cards, with numbers, types and bottoms", () => {
    const stored = playedBy(market(), 0, { kind: "store", cards: [4] }).after;
    expect(seatOf(stored, 0, 0)).toMatchObject({
      hand: [{ slot: 7, good: "piracy", bottom: "piracy" }],
      warehouse: [{ slot: 4, good: "grain", bottom: "democracy" }],
      nextSlot: 8,
    });
    expect(seatOf(stored, 0, 1)).not.toHaveProperty("hand");
    expect(seatOf(stored, 0, 1)).toMatchObject({ count: { hand: 1, warehouse: 1 } });
  });

  test("Piracy to who has received it (Q 23)", () => {
    const deal = playedBy(playedBy(market(), 0, OFFER).after, 1, ACCEPT).after;
    expect(seatOf(deal, 1, 1)?.hand).toContainEqual({ slot: 7, good: "piracy", bottom: "piracy" });
  });

  test("victory points, or only their own until the game is over (Q 40)", () => {
    const points = (state: State, observer: Observer) =>
      mediterranean.view(state, observer).seats.map(({ vp }) => vp);
    const seats = [{ vp: 9 }, { vp: 8 }, { vp: 7 }, { vp: 6 }];
    const last = (publicVp: boolean) =>
      stateOf({ turn: 6, phase: "purchasing", seats, options: { publicVp } });
    expect(points(last(true), 1)).toEqual([9, 8, 7, 6]);
    expect(points(last(true), "spectator")).toEqual([9, 8, 7, 6]);
    expect(points(last(false), 1)).toEqual([undefined, 8, undefined, undefined]);
    const over = playedBy(last(false), "clock", { kind: "time-up" }).after;
    expect(points(over, 1)).toEqual([9, 8, 7, 6]);
  });

  test("types of hands where they are open, luxury cards only counted (Q 21)", () => {
    expect(seatOf(market(), 0, 1)).not.toHaveProperty("handTypes");
    expect(seatOf(market({ handTypes: "open" }), 0, 1)).toMatchObject({
      handTypes: { grain: 1, luxury: 1 },
    });
  });

  test("spent cards while banks choose (R 12.1)", () => {
    const spending = stateOf({
      phase: "trading",
      seats: [{ hand: ["grain-13", "grain-15"], cubes: { bank: 1 } }, { hand: ["wine-11"] }],
      options: { tradeGraceSeconds: 0 },
    });
    const { after } = playedBy(spending, "clock", { kind: "time-up" });
    expect(after.part).toBe("bank");
    expect(seatOf(after, 1, 0)).toMatchObject({
      spent: [{ good: "wine", bottom: "barbarianFury" }],
    });
  });

  test("that nobody is asked to choose a loss while others vote on the victim", () => {
    const tied = stateOf({
      turn: 2,
      phase: "trading",
      seats: [{ happiness: -1 }, { happiness: -1 }],
      calamities: ["CU3"],
      options: { tradeGraceSeconds: 0 },
    });
    const { after } = playedBy(tied, "clock", { kind: "time-up" });
    expect(after.part).toBe("vote");
    expect(mediterranean.view(after, 0).strike).toMatchObject({ tied: [0, 1], asked: false });
  });
});
