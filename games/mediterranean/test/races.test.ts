import { dice, type Seat } from "@sofala/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { mediterranean, type Move, type Refusal, type State } from "@sofala/mediterranean";
import { stateOf } from "./support/positions.ts";
import { playedBy, seatsOf } from "./support/random-play.ts";
import { playsByLot } from "./support/tables.ts";

type Accept = Extract<Move, { kind: "accept" }>;
type Code = Refusal["code"];

/** Moments of markets with offers that somebody can accept. */
interface Moment {
  readonly state: State;
  readonly acceptances: readonly (readonly [Seat, Accept])[];
}

const moments: Moment[] = [];

/** One moment in so many is looked at. */
const EVERY = 4;

beforeAll(() => {
  const random = dice("races");
  for (const { after } of playsByLot("races", 6, 60)) {
    if (after.part !== "trading" || random.below(EVERY) > 0) continue;
    const acceptances = seatsOf(after).flatMap((seat) =>
      [...mediterranean.legalMoves(after, seat)].flatMap((move): [Seat, Accept][] =>
        move.kind === "accept" ? [[seat, move]] : [],
      ),
    );
    if (acceptances.length > 0) moments.push({ state: after, acceptances });
  }
});

const makerOf = (state: State, offer: number): Seat => {
  const found = state.offers[offer - 1];
  if (found === undefined) throw new Error(`no offer ${offer}`);
  return found.seat;
};

/** The refusal of a move that came too late. */
function codeOf(state: State, seat: Seat, move: Move): Code | undefined {
  const step = mediterranean.applyMove(state, seat, move);
  return step.ok ? undefined : step.error.code;
}

describe("moves that cross each other", () => {
  test("of two acceptances of one offer, the first makes the deal and the second is told so", () => {
    let races = 0;
    for (const { state, acceptances } of moments) {
      for (const [seat, move] of acceptances) {
        const { after } = playedBy(state, seat, move);
        for (const [other, late] of acceptances) {
          if (late.offer !== move.offer) continue;
          expect(codeOf(after, other, late)).toBe("offer/taken");
          races += Number(other !== seat);
        }
      }
    }
    expect(races).toBeGreaterThan(100);
  });

  test("an acceptance and a withdrawal: whichever comes first", () => {
    for (const { state, acceptances } of moments) {
      for (const [seat, move] of acceptances) {
        const maker = makerOf(state, move.offer);
        const withdraw: Move = { kind: "withdraw", offer: move.offer };
        // A maker who is ready has to take that back before he withdraws.
        if (codeOf(state, maker, withdraw) === "turn/ready") continue;
        const { after: dealt } = playedBy(state, seat, move);
        expect(codeOf(dealt, maker, withdraw)).toBe("offer/taken");
        const { after: withdrawn } = playedBy(state, maker, withdraw);
        expect(codeOf(withdrawn, seat, move)).toBe("offer/withdrawn");
      }
    }
  });

  test("an acceptance after another deal goes through, or names what has gone", () => {
    const found = new Map<Code | undefined, number>();
    for (const { state, acceptances } of moments) {
      for (const [seat, move] of acceptances) {
        const { after } = playedBy(state, seat, move);
        for (const [other, late] of acceptances) {
          if (late.offer === move.offer) continue;
          const code = codeOf(after, other, late);
          found.set(code, (found.get(code) ?? 0) + 1);
          expect(isExplained(state, after, other, late, code), code).toBe(true);
        }
      }
    }
    expect(found.get("offer/cards-gone")).toBeGreaterThan(20);
    expect(found.get("offer/unknown-card")).toBeGreaterThan(20);
    expect(found.get(undefined)).toBeGreaterThan(100);
  });

  test("a decline closes an offer for that seat only, and the last one ends it", () => {
    for (const { state, acceptances } of moments) {
      for (const [seat, move] of acceptances) {
        const { after } = playedBy(state, seat, { kind: "decline", offer: move.offer });
        expect(codeOf(after, seat, move)).toBe("offer/declined");
        const isOver = offerEnd(after, move.offer) === "declined";
        for (const [other, late] of acceptances) {
          if (late.offer !== move.offer || other === seat) continue;
          expect(isOver).toBe(false);
          expect(codeOf(after, other, late)).toBeUndefined();
        }
      }
    }
  });
});

const offerEnd = (state: State, offer: number): string | undefined => state.offers[offer - 1]?.end;

/** Cards that went are the maker's or the acceptor's, points and pledges were spent in the other deal. */
function isExplained(
  before: State,
  after: State,
  seat: Seat,
  { offer, give = [] }: Accept,
  code: Code | undefined,
): boolean {
  const slotsOf = (state: State, of: Seat) =>
    [...(state.players[of]?.hand ?? []), ...(state.players[of]?.warehouse ?? [])].map(
      ({ slot }) => slot,
    );
  const { cards = [] } = before.offers[offer - 1] ?? {};
  const areMakersThere = cards.every((slot) =>
    slotsOf(after, makerOf(before, offer)).includes(slot),
  );
  const areOwnThere = give.every((slot) => slotsOf(after, seat).includes(slot));
  if (code === "offer/cards-gone")
    return !areMakersThere && offerEnd(after, offer) === "cards-gone";
  if (code === "offer/unknown-card") return areMakersThere && !areOwnThere;
  const isKnown = code === undefined || code === "deal/vp-short" || code === "pledge/contradicts";
  return isKnown && areMakersThere && areOwnThere;
}

test("points that went in one deal are missing in the other, until they come back", () => {
  let state = stateOf({ phase: "trading", turn: 2, seats: [{ vp: 2 }, { vp: 4 }] });
  const play = (seat: Seat, move: Move) => {
    ({ after: state } = playedBy(state, seat, move));
  };
  const offer = (vp: number): Move => ({ kind: "offer", to: "all", give: { vp }, want: {} });
  const accept = (number: number): Move => ({ kind: "accept", offer: number });
  play(0, offer(2));
  play(0, offer(1));
  play(2, accept(1));
  expect(codeOf(state, 3, accept(2))).toBe("deal/vp-short");
  expect(offerEnd(state, 2)).toBeUndefined();
  play(1, offer(3));
  play(0, accept(3));
  expect(codeOf(state, 3, accept(2))).toBeUndefined();
});
