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
import type { SightedTable, Told } from "../../../local/hidden-info-table.ts";
import { TableModel } from "../table-model.ts";
import { withCard, withSeat, withWanted } from "./composer-draft.ts";
import { MarketModel } from "./market-model.ts";
import { offerDraft } from "./stored-offer-draft.ts";

/** A market of four, seen from the first seat. */
class Bazaar implements SightedTable<Mediterranean> {
  readonly id = "bazaar";
  readonly game = mediterranean;
  readonly players = ["Ann", "Ben", "Cleo", "Dan"].map(
    (name) => ({ kind: "person", name }) as const,
  );
  readonly isRemote = false;
  readonly observer = signal<Seat>(0);
  readonly me = signal<Seat | undefined>(0);
  readonly time = signal(undefined);
  readonly told = signal<readonly Told<Mediterranean>[]>([]);
  readonly sight;
  private state: State;

  constructor() {
    const options = mediterranean.parseOptions({});
    if (!options.ok) throw new Error(options.error.reason);
    this.state = mediterranean.setup("bazaar", 4, options.value);
    this.sight = signal({ number: 0, view: mediterranean.view(this.state, 0) });
    for (const seat of [0, 1, 2, 3]) this.make(seat, { kind: "ready" });
  }

  async decide(move: Move) {
    return this.make(0, move);
  }

  make(seat: Seat | "clock", move: Move) {
    const step = mediterranean.applyMove(this.state, seat, move);
    if (!step.ok) return { refusal: step.error };
    this.state = step.value.state;
    const events: readonly SeenEvent[] = mediterranean.eventsFor(step.value.events, 0);
    const { number } = this.sight.peek();
    this.told.value = [...this.told.peek(), { id: number, actor: seat, events }];
    this.sight.value = { number: number + 1, view: mediterranean.view(this.state, 0) };
    return undefined;
  }

  close(): void {}
}

function open() {
  const bazaar = new Bazaar();
  const market = new MarketModel(new TableModel(bazaar));
  market.watch();
  expect(market.isOpen.value).toBe(true);
  const { hand = [] } = market.table.mine.value ?? {};
  return { bazaar, market, hand };
}
const offered = (market: MarketModel) =>
  market.table.view.value.offers.filter(({ seat }) => seat === 0);

describe("the market of a table", () => {
  test("a slip that is withdrawn stays until it has been read", () => {
    const { bazaar, market } = open();
    bazaar.make(1, { kind: "offer", to: [0], give: {}, want: { goods: { grain: 1 } } });
    expect(market.slips.all.value).toMatchObject([{ column: "me", offer: { offer: 1 } }]);
    bazaar.make(1, { kind: "withdraw", offer: 1 });
    expect(market.slips.all.value[0]?.end).toEqual({ reason: "withdrawn", by: 1 });
    const later = Date.now() + 60_000;
    market.slips.touch("me", later);
    market.tick(later);
    expect(market.slips.all.value).toHaveLength(1);
    market.slips.leave("me");
    market.tick(later);
    expect(market.slips.all.value).toHaveLength(0);
  });

  test("a draft outlives the offer it answers, and is cut off by the bell", () => {
    const { bazaar, market, hand } = open();
    bazaar.make(1, { kind: "offer", to: [0], give: {}, want: { goods: { grain: 1 } } });
    const [offer] = market.table.view.value.offers;
    if (offer === undefined) throw new Error("there is an offer");
    market.counter(offer);
    expect(market.composer.move.value.replyTo).toBe(1);
    bazaar.make(1, { kind: "withdraw", offer: 1 });
    expect(market.composer.isOpen.value).toBe(true);
    expect(market.composer.move.value.replyTo).toBeUndefined();
    expect(market.composer.refusal.value).toBeUndefined();
    market.composer.change((draft) => withCard(draft, hand[1]?.slot ?? 0));
    bazaar.make("clock", { kind: "time-up", part: "trading" });
    expect(market.composer.isOpen.value).toBe(false);
    expect(market.composer.wasCut.value).toBe(true);
    expect(market.slips.all.value).toEqual([]);
  });

  test("a draft is brought back after a reload, also where others went on trading", () => {
    const { bazaar, market, hand } = open();
    expect(offerDraft(market).read()).toBeUndefined();
    const [card] = hand;
    market.composer.toggle(card?.slot ?? 0);
    market.composer.change((draft) => ({
      ...withSeat(withWanted(draft, "wine", 2), 2),
      wantVp: 1,
    }));
    const before = offerDraft(market).madeFor();
    const kept: unknown = JSON.parse(JSON.stringify(offerDraft(market).read()));
    bazaar.make(1, { kind: "offer", to: [2], give: {}, want: { goods: { grain: 1 } } });
    const after = new MarketModel(new TableModel(bazaar));
    const draft = offerDraft(after);
    expect(draft.madeFor()).toBe(before);
    draft.restore(kept);
    after.watch();
    expect(after.composer.draft.value).toEqual(market.composer.draft.value);
    expect(after.composer.isOpen.value).toBe(true);
    bazaar.make("clock", { kind: "time-up", part: "trading" });
    expect(draft.madeFor()).not.toBe(before);
    draft.restore(kept);
    expect(after.composer.isEmpty.value).toBe(true);
  });

  test.each([7, {}, { offer: 7 }, { offer: { kind: "ready" } }, { offer: { kind: "offer" } }])(
    "%j is no draft",
    (kept) => {
      const { market } = open();
      offerDraft(market).restore(kept);
      expect(market.composer.isEmpty.value).toBe(true);
    },
  );

  test("whoever gets the device sees nothing of another one's offer", () => {
    const { bazaar, market, hand } = open();
    market.composer.toggle(hand[0]?.slot ?? 0);
    bazaar.me.value = 1;
    expect(market.composer.isEmpty.value).toBe(true);
    expect(market.composer.isOpen.value).toBe(false);
  });

  test("a standing offer is made anew when it is taken, while there are cards", async () => {
    const { bazaar, market } = open();
    // Another card of the good comes in first.
    bazaar.make(1, { kind: "offer", to: [0], give: { cards: [1] }, want: {} });
    await bazaar.decide({ kind: "accept", offer: 1 });
    const cards = market.cards.value.filter(({ good }) => good === "grain");
    expect(cards).toHaveLength(2);
    const slot = cards[0]?.slot ?? 0;
    const want = { goods: { wool: 1 } };
    await bazaar.decide({ kind: "offer", to: "all", give: { cards: [slot] }, want });
    const [first] = offered(market);
    if (first === undefined) throw new Error("there is an offer");
    market.standing.turn(first, true);
    bazaar.make(2, { kind: "accept", offer: first.offer, give: [2] });
    const [second] = offered(market);
    expect(second?.offer).toBeGreaterThan(first.offer);
    expect(second && market.standing.isStanding(second)).toBe(true);
    // The last card goes: there is nothing left to offer.
    bazaar.make(3, { kind: "accept", offer: second?.offer ?? 0, give: [2] });
    expect(offered(market)).toEqual([]);
  });
});
