import { dice } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { mediterranean, type State } from "@sofala/mediterranean";
import { booked, ledgerOf } from "./support/ledger.ts";
import { playRandomly, text, type Played } from "./support/random-play.ts";
import { faultAtTheEnd, faultInTable, tableOf } from "./support/soundness.ts";
import { TABLES, tableByLot } from "./support/tables.ts";

/** Positions by lot that a set of options is also tried from, and moves from each. */
const BY_LOT = 4;
const MOVES = 60;

describe.each(TABLES)(
  "a game of $players with options $variant",
  ({ players, variant, options }) => {
    const seed = `properties ${players} ${variant}`;
    const start = mediterranean.setup(seed, players, options);

    test("keeps its cards, points, money and cubes together, and comes to an end", () => {
      let last = start;
      for (const play of followed(start, seed)) last = play.after;
      expect(faultAtTheEnd(last)).toBeUndefined();
    });

    test("so do games from positions by lot", () => {
      for (let n = 0; n < BY_LOT; n++) {
        const other = `${seed} lot ${n}`;
        for (const play of followed(tableByLot(other), other, MOVES)) expectDealsFair(play);
      }
    });

    test("gives every offer a life of its own", () => {
      for (const play of playRandomly(start, dice(`${seed} offers`))) expectOffersKept(play);
    });
  },
);

/** Plays on, and compares the table with what the events tell of it. */
function* followed(start: State, seed: string, most = Infinity): Generator<Played> {
  let open: readonly number[] = start.players.map(() => 0);
  const highest = start.players.map(({ nextSlot }) => nextSlot - 1);
  for (const play of playRandomly(start, dice(seed), most)) {
    const { before, after, events } = play;
    expect(faultInTable(after), text(play.move)).toBeUndefined();
    const told = booked(ledgerOf(before), events, after.part === "bank", open);
    ({ open } = told);
    expect(ledgerOf(after), text([play.actor, play.move])).toEqual(told.accounts);
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
    expect(fresh.every((slot) => slot > lowest)).toBe(true);
    highest[seat] = Math.max(lowest, ...fresh);
    const held = after.players[seat];
    expect([...(held?.hand ?? []), ...(held?.warehouse ?? [])].length).toBe(slots.length);
  }
}

/** A deal neither makes points nor loses them, and hands over what was promised. */
function expectDealsFair({ before, after, events }: Played): void {
  const points = (state: State) => state.players.reduce((sum, { vp }) => sum + vp, 0);
  for (const event of events) {
    if (event.kind !== "deal-made") continue;
    expect(points(after)).toBe(points(before));
    for (const [parcel, cards] of [
      [event.toPartner, event.cardsToPartner],
      [event.toMaker, event.cardsToMaker],
    ] as const) {
      const promised = Object.values(parcel.goods).reduce((sum, count) => sum + count, 0);
      expect(cards.length).toBe(promised);
    }
  }
}

/** What was agreed on never changes; an offer ends once, and for a reason that is told. */
function expectOffersKept({ before: { offers: was }, after, events }: Played): void {
  const { offers: is } = after;
  expect(is.map(({ number }) => number)).toEqual(is.map((_, n) => n + 1));
  const live = is.filter(({ end }) => end === undefined).map(({ number }) => number);
  expect(tableOf(after).offers).toEqual(live);
  expect(mediterranean.view(after, "spectator").offers.map(({ offer }) => offer)).toEqual(live);
  // All offers end with the trading.
  if (is.length === 0) return;
  expect(is.length - was.length).toBe(events.filter(({ kind }) => kind === "offer-made").length);
  const ended = new Map<number, string>();
  for (const event of events) {
    if (event.kind === "offer-withdrawn") ended.set(event.offer, "withdrawn");
    if (event.kind === "deal-made") ended.set(event.offer, "taken");
    if (event.kind === "offer-died") ended.set(event.offer, event.reason);
  }
  for (const [n, { declined: already, end: endedBefore, ...terms }] of was.entries()) {
    const { declined = [], end, ...now } = is[n] ?? {};
    expect(now).toEqual(terms);
    expect(declined.slice(0, already.length)).toEqual(already);
    expect(end).toBe(endedBefore ?? ended.get(n + 1));
    expect(endedBefore === undefined || !ended.has(n + 1)).toBe(true);
  }
}
