import { dice } from "@sofala/engine";
import { expectSame } from "@sofala/engine/testing";
import { isNightly, trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { mediterranean, type State } from "@sofala/mediterranean";
import { booked, ledgerOf } from "./support/ledger.ts";
import { playRandomly, text, type Played } from "./support/random-play.ts";
import { faultAtTheEnd, faultInTable, tableOf } from "./support/soundness.ts";
import { TABLES, tableByLot } from "./support/tables.ts";

/** Whole games with each set of options; random positions, and moves from each. */
const GAMES = trials(1, 5);
/** In `npm test` every number of players with half of the options, and all options. */
const PLAYED = TABLES.filter(({ players, variant }) => isNightly || (players + variant) % 2 === 0);
const POSITIONS = trials(2, 20);
const MOVES = 60;

describe.each(PLAYED)(
  "a game of $players with options $variant",
  ({ players, variant, options }) => {
    const seed = `properties ${players} ${variant}`;

    test("keeps cards, points, money, cubes and offers in order, and ends", () => {
      for (let game = 0; game < GAMES; game++) {
        const start = mediterranean.setup(`${seed} ${game}`, players, options);
        let last = start;
        for (const play of followed(start, `${seed} ${game}`)) {
          expectOffersKept(play);
          last = play.after;
        }
        expect(faultAtTheEnd(last)).toBeUndefined();
      }
    });

    test("does so from random positions too, and deals are fair", () => {
      for (let n = 0; n < POSITIONS; n++) {
        const other = `${seed} lot ${n}`;
        for (const play of followed(tableByLot(other), other, MOVES)) {
          expectOffersKept(play);
          expectDealsFair(play);
        }
      }
    });
  },
);

/** Plays on, and compares the table with what the events tell of it. */
function* followed(start: State, seed: string, most = Infinity): Generator<Played> {
  let open: readonly number[] = start.players.map(() => 0);
  const highest = start.players.map(({ nextSlot }) => nextSlot - 1);
  for (const play of playRandomly(start, dice(seed), most)) {
    const { before, after, events } = play;
    expectSame(faultInTable(after), undefined, () => text(play.move));
    const told = booked(ledgerOf(before), events, after.part === "bank", open);
    ({ open } = told);
    expectSame(ledgerOf(after), told.accounts, () => text([play.actor, play.move]));
    expectNewSlots(play, highest);
    yield play;
  }
}

/** Slots go up and none is ever given twice. */
function expectNewSlots({ before, after }: Played, highest: number[]): void {
  const [was, is] = [tableOf(before).seats, tableOf(after).seats];
  for (const [seat, { slots }] of is.entries()) {
    const fresh = slots.filter((slot) => was[seat]?.slots.includes(slot) !== true);
    const lowest = highest[seat] ?? 0;
    expectSame(
      fresh.filter((slot) => slot <= lowest),
      [],
    );
    highest[seat] = Math.max(lowest, ...fresh);
    const { hand = [], warehouse = [] } = after.players[seat] ?? {};
    expectSame(hand.length + warehouse.length, slots.length);
  }
}

/** A deal neither makes points nor loses them, and hands over what was promised. */
function expectDealsFair({ before, after, events }: Played): void {
  const points = (state: State) => state.players.reduce((sum, { vp }) => sum + vp, 0);
  for (const event of events) {
    if (event.kind !== "deal-made") continue;
    expect(points(after)).toBe(points(before));
    for (const [side, cards] of [
      [event.toPartner, event.cardsToPartner],
      [event.toMaker, event.cardsToMaker],
    ] as const) {
      const promised = Object.values(side.goods).reduce((sum, count) => sum + count, 0);
      expect(cards.length).toBe(promised);
    }
  }
}

/** What was agreed on never changes; an offer ends once, and for a reason that is told. */
function expectOffersKept({ before: { offers: was }, after, events }: Played): void {
  const { offers: is } = after;
  expectSame(
    is.map(({ number }) => number),
    is.map((_, n) => n + 1),
  );
  const live = is.filter(({ end }) => end === undefined).map(({ number }) => number);
  expectSame(tableOf(after).offers, live);
  expectSame(
    mediterranean.view(after, "spectator").offers.map(({ offer }) => offer),
    live,
  );
  // All offers end with the trading.
  if (is.length === 0) return;
  expectSame(is.length - was.length, events.filter(({ kind }) => kind === "offer-made").length);
  const ended = new Map<number, string>();
  for (const event of events) {
    if (event.kind === "offer-withdrawn") ended.set(event.offer, "withdrawn");
    if (event.kind === "deal-made") ended.set(event.offer, "taken");
    if (event.kind === "offer-died") ended.set(event.offer, event.reason);
  }
  for (const [n, { declined: already, end: endedBefore, ...terms }] of was.entries()) {
    const { declined = [], end, ...now } = is[n] ?? {};
    expectSame(now, terms);
    expectSame(declined.slice(0, already.length), already);
    expectSame(end, endedBefore ?? ended.get(n + 1));
    expectSame(endedBefore !== undefined && ended.has(n + 1), false);
  }
}
