import { signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import {
  mediterranean,
  type Mediterranean,
  type Move,
  type SeenEvent,
  type State,
} from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import type { HiddenInfoTable, ObservedMove } from "../../../local/hidden-info-table.ts";
import { TableModel } from "../table-model.ts";
import { withCardToggled, withSeatToggled, withMoreWanted } from "./composer-draft.ts";
import { MarketModel } from "./market-model.ts";
import { storedOfferDraft } from "./stored-offer-draft.ts";

/** A market of four, seen from the first seat. */
class TestMarket implements HiddenInfoTable<Mediterranean> {
  readonly id = "market";
  readonly game = mediterranean;
  readonly players = ["Ann", "Ben", "Cleo", "Dan"].map(
    (name) => ({ kind: "person", name }) as const,
  );
  readonly isRemote = false;
  readonly observer = signal<Seat>(0);
  readonly me = signal<Seat | undefined>(0);
  readonly partClock = signal(undefined);
  readonly observedMoves = signal<readonly ObservedMove<Mediterranean>[]>([]);
  readonly observerView;
  private state: State;

  constructor() {
    const options = mediterranean.parseOptions({});
    if (!options.ok) throw new Error(options.error.reason);
    this.state = mediterranean.setup("bazaar", 4, options.value);
    this.observerView = signal({ moveCount: 0, view: mediterranean.view(this.state, 0) });
    for (const seat of [0, 1, 2, 3]) this.make(seat, { kind: "ready" });
  }

  async play(move: Move) {
    return this.make(0, move);
  }

  make(seat: Seat | "clock", move: Move) {
    const step = mediterranean.applyMove(this.state, seat, move);
    if (!step.ok) return { refusal: step.error };
    this.state = step.value.state;
    const events: readonly SeenEvent[] = mediterranean.eventsFor(step.value.events, 0);
    const { moveCount } = this.observerView.peek();
    this.observedMoves.value = [
      ...this.observedMoves.peek(),
      { id: moveCount, actor: seat, events },
    ];
    this.observerView.value = { moveCount: moveCount + 1, view: mediterranean.view(this.state, 0) };
    return undefined;
  }

  close(): void {}
}

function openMarket() {
  const testTable = new TestMarket();
  const market = new MarketModel(new TableModel(testTable));
  market.followTable();
  expect(market.canTrade.value).toBe(true);
  const { hand = [] } = market.table.mine.value ?? {};
  return { testTable, market, hand };
}
const ownOffers = (market: MarketModel) =>
  market.table.view.value.offers.filter(({ seat }) => seat === 0);

describe("the market of a table", () => {
  test("a withdrawn offer stays visible for a while", () => {
    const { testTable, market } = openMarket();
    testTable.make(1, { kind: "offer", to: [0], give: {}, want: { goods: { grain: 1 } } });
    expect(market.offerCards.cards.value).toMatchObject([{ column: "me", offer: { offer: 1 } }]);
    testTable.make(1, { kind: "withdraw", offer: 1 });
    expect(market.offerCards.cards.value[0]?.ending).toEqual({ reason: "withdrawn", by: 1 });
    const later = Date.now() + 60_000;
    market.tick(later);
    expect(market.offerCards.cards.value).toHaveLength(0);
  });

  test("an offer that ended keeps its place until the mouse has left, or a finger is gone", () => {
    for (const isFinger of [false, true]) {
      const { testTable, market } = openMarket();
      const { offerCards } = market;
      testTable.make(1, { kind: "offer", to: [0], give: {}, want: { goods: { grain: 1 } } });
      testTable.make(1, { kind: "withdraw", offer: 1 });
      const later = Date.now() + 60_000;
      offerCards.touch("me", isFinger, later);
      market.tick(later + (isFinger ? 4_000 : 60_000));
      expect(offerCards.cards.value).toHaveLength(1);
      if (!isFinger) offerCards.leave("me");
      market.tick(later + 61_000);
      expect(offerCards.cards.value).toHaveLength(0);
    }
  });

  test("a tap just after cards have moved up was aimed at another card", () => {
    const { testTable, market } = openMarket();
    const { offerCards } = market;
    testTable.make(1, { kind: "offer", to: [0], give: {}, want: { goods: { grain: 1 } } });
    testTable.make(1, { kind: "withdraw", offer: 1 });
    const later = Date.now() + 60_000;
    expect(offerCards.hasJustMoved("me", later)).toBe(false);
    market.tick(later);
    expect(offerCards.hasJustMoved("me", later + 200)).toBe(true);
    expect(offerCards.hasJustMoved("open", later + 200)).toBe(false);
    expect(offerCards.hasJustMoved("me", later + 1000)).toBe(false);
  });

  test("a draft outlives the offer it answers, and the bell interrupts it", () => {
    const { testTable, market, hand } = openMarket();
    testTable.make(1, { kind: "offer", to: [0], give: {}, want: { goods: { grain: 1 } } });
    const [offer] = market.table.view.value.offers;
    if (offer === undefined) throw new Error("there is an offer");
    market.counter(offer);
    expect(market.composer.move.value.replyTo).toBe(1);
    testTable.make(1, { kind: "withdraw", offer: 1 });
    expect(market.composer.isOpen.value).toBe(true);
    expect(market.composer.move.value.replyTo).toBeUndefined();
    expect(market.composer.refusal.value).toBeUndefined();
    market.composer.update((draft) => withCardToggled(draft, hand[1]?.slot ?? 0));
    testTable.make("clock", { kind: "time-up", part: "trading" });
    expect(market.composer.isOpen.value).toBe(false);
    expect(market.composer.wasInterrupted.value).toBe(true);
    expect(market.offerCards.cards.value).toEqual([]);
  });

  test("a draft is restored after a reload, even if others traded meanwhile", async () => {
    const { testTable, market, hand } = openMarket();
    expect(storedOfferDraft(market).read()).toBeUndefined();
    const [card] = hand;
    market.composer.toggleCard(card?.slot ?? 0);
    market.composer.update((draft) => ({
      ...withSeatToggled(withMoreWanted(draft, "wine", 2), 2),
      wantVp: 1,
    }));
    const before = storedOfferDraft(market).context();
    const stored: unknown = JSON.parse(JSON.stringify(storedOfferDraft(market).read()));
    testTable.make(1, { kind: "offer", to: [2], give: {}, want: { goods: { grain: 1 } } });
    const after = new MarketModel(new TableModel(testTable));
    const draft = storedOfferDraft(after);
    expect(draft.context()).toBe(before);
    await draft.restore(stored);
    after.followTable();
    expect(after.composer.draft.value).toEqual(market.composer.draft.value);
    expect(after.composer.isOpen.value).toBe(true);
    testTable.make("clock", { kind: "time-up", part: "trading" });
    expect(draft.context()).not.toBe(before);
    await draft.restore(stored);
    expect(after.composer.isEmpty.value).toBe(true);
  });

  test.each([7, {}, { offer: 7 }, { offer: { kind: "ready" } }, { offer: { kind: "offer" } }])(
    "%j is not a valid draft",
    async (stored) => {
      const { market } = openMarket();
      await storedOfferDraft(market).restore(stored);
      expect(market.composer.isEmpty.value).toBe(true);
    },
  );

  test("the next player at the device does not see another player's draft", () => {
    const { testTable, market, hand } = openMarket();
    market.composer.toggleCard(hand[0]?.slot ?? 0);
    testTable.me.value = 1;
    expect(market.composer.isEmpty.value).toBe(true);
    expect(market.composer.isOpen.value).toBe(false);
  });

  test("a standing offer is renewed when it is taken, while there are cards", async () => {
    const { testTable, market } = openMarket();
    // Get another card of the good first.
    testTable.make(1, { kind: "offer", to: [0], give: { cards: [1] }, want: {} });
    await testTable.play({ kind: "accept", offer: 1 });
    const cards = market.cards.value.filter(({ good }) => good === "grain");
    expect(cards).toHaveLength(2);
    const slot = cards[0]?.slot ?? 0;
    const want = { goods: { wool: 1 } };
    await testTable.play({ kind: "offer", to: "all", give: { cards: [slot] }, want });
    const [first] = ownOffers(market);
    if (first === undefined) throw new Error("there is an offer");
    market.standingOffers.setStanding(first, true);
    testTable.make(2, { kind: "accept", offer: first.offer, give: [2] });
    const [second] = ownOffers(market);
    expect(second?.offer).toBeGreaterThan(first.offer);
    expect(second && market.standingOffers.isStanding(second)).toBe(true);
    // The last card goes: there is nothing left to offer.
    testTable.make(3, { kind: "accept", offer: second?.offer ?? 0, give: [2] });
    expect(ownOffers(market)).toEqual([]);
  });
});
