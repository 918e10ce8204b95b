import { dice, type Observer, type Seat } from "@sofala/engine";
import { expectSame } from "@sofala/engine/testing";
import { isNightly, trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { stateOf } from "./support/positions.ts";
import {
  OPTION_VARIANTS,
  optionsOf,
  playRandomly,
  playedBy,
  seatsOf,
  type Played,
} from "./support/random-play.ts";
import { tableByLot } from "./support/tables.ts";
import { isTold, otherTypes, otherWorld, sentAfter, viewOf } from "./support/worlds.ts";

const observersOf = (state: State): readonly Observer[] => [...seatsOf(state), "spectator"];

/** `grain-01`, and what a generator is made of. */
const CARD_ID = /\b[a-z]+-\d\d\b/;
const tells = (sent: string, word: number): boolean => word > 1e6 && sent.includes(`${word}`);

/** Random positions for each set of options. */
const LOTS = trials(5, 60);

/** One game for each set of options. */
const GAMES = OPTION_VARIANTS.map((options, variant) => {
  const players = 4 + (variant % 3);
  return { players, variant, options, seed: `a secret ${players} ${variant}` };
});

describe.each(GAMES)("a game of $players with options $variant", (game) => {
  const { players, variant, options, seed } = game;
  const plays: readonly Played[] = [
    ...playRandomly(mediterranean.setup(seed, players, options), dice(seed)),
  ];

  const texts = new Map<string, string>();
  /** What an observer is sent after the n-th move. */
  const sentTo = (observer: Observer, n: number, play: Played): string => {
    const key = `${observer} ${n}`;
    const sent = texts.get(key) ?? sentAfter(play, observer);
    texts.set(key, sent);
    return sent;
  };

  test("names no card, no seed and no state of the generator to anybody", () => {
    for (const [n, play] of plays.entries()) {
      for (const observer of observersOf(play.after)) {
        const sent = sentTo(observer, n, play);
        if (CARD_ID.test(sent)) expect.fail(`names ${CARD_ID.exec(sent)?.[0]}`);
        if (sent.includes(seed)) expect.fail("tells the seed");
        const generator = Object.values(play.after.rng).flat();
        if (generator.some((word) => tells(sent, word))) expect.fail("tells the generator");
      }
    }
  });

  test("shows others' cards to nobody before they are spent, discarded or received", () => {
    let deals = 0;
    for (const observer of observersOf(plays[0]?.before ?? expect.fail("no moves"))) {
      // In `npm test` every second player is enough: with other options it is the others' turn.
      const isTried = observer === "spectator" || (observer + variant) % 2 === 0;
      if (!isNightly && !isTried) continue;
      let other: State | undefined;
      for (const [n, play] of plays.entries()) {
        other ??= otherWorld(play.before, observer, `${seed} ${observer} ${n}`);
        expectAlike(viewOf(other, observer), viewOf(play.before, observer));
        const step = mediterranean.applyMove(other, play.actor, play.move);
        // What is stored here may be something that cannot be stored there.
        if (!step.ok || isTold(play, observer)) {
          other = undefined;
          continue;
        }
        const there = { ...play, before: other, after: step.value.state, ...step.value };
        expectAlike(sentAfter(there, observer), sentTo(observer, n, play));
        deals += play.events.filter(({ kind }) => kind === "deal-made").length;
        other = step.value.state;
      }
    }
    // Deals between two others are among it.
    expect(deals).toBeGreaterThan(10);
  });

  test("tells types of hands only where they are open, and never more", () => {
    const lots = Array.from({ length: LOTS }, (_, n) => tableByLot(`${seed} ${n}`, options));
    for (const after of [
      ...plays.filter((_, n) => n % 5 === 0).map((play) => play.after),
      ...lots,
    ]) {
      for (const observer of observersOf(after)) {
        const { seats } = mediterranean.view(after, observer);
        for (const [seat, told] of seats.entries()) {
          expectSame(told.handTypes === undefined, options.handTypes === "hidden");
          if (told.handTypes !== undefined)
            expectSame(foldedTypes(told.handTypes), foldedTypes(typesAt(after, seat)));
          if (seat === observer) continue;
          for (const own of ["hand", "warehouse", "nextSlot", "flips"])
            if (own in told) expect(told).not.toHaveProperty(own);
          expectSame("spent" in told, after.part === "bank");
        }
        if (after.offers.length > 0 || after.part === "bank") continue;
        const other = mediterranean.view(
          otherTypes(after, observer, `${seed} ${observer}`),
          observer,
        );
        expectAlike(JSON.stringify(other), JSON.stringify(mediterranean.view(after, observer)));
      }
    }
  });
});

/** Like `toBe`, for texts that are looked at only when they differ. */
function expectAlike(one: string, other: string): void {
  if (one !== other) expect(one).toBe(other);
}

function typesAt(state: State, seat: Seat): { readonly [good: string]: number } {
  const types: { [good: string]: number } = {};
  for (const { card } of state.players[seat]?.hand ?? []) {
    const good = card.slice(0, -"-01".length);
    types[good] = (types[good] ?? 0) + 1;
  }
  return types;
}

/** Luxury cards are only counted, whatever they are called. */
function foldedTypes(types: object): { readonly [good: string]: number } {
  const folded: { [good: string]: number } = {};
  for (const [good, count] of Object.entries(types) as [string, number][]) {
    const type = ["spices", "gold", "piracy"].includes(good) ? "luxury" : good;
    folded[type] = (folded[type] ?? 0) + count;
  }
  return folded;
}

/** What each observer but the actor is sent after one of several moves. */
function expectIndistinct(state: State, actor: Seat, moves: readonly Move[]): void {
  const played = moves.map((move) => playedBy(state, actor, move));
  for (const observer of observersOf(state).filter((one) => one !== actor)) {
    const sent = new Set(played.map((play) => sentAfter(play, observer)));
    expect(sent.size).toBe(1);
  }
  expect(new Set(played.map((play) => sentAfter(play, actor))).size).toBe(moves.length);
}

describe("choices that are shown together", () => {
  test("flips wait unseen", () => {
    const state = stateOf({ turn: 2, phase: "civic" });
    expect(state.part).toBe("flips");
    const flips = (["government", "religion"] as const).map((track): Move => ({
      kind: "flip",
      track,
    }));
    expectIndistinct(state, 1, flips);
    for (const move of flips) {
      const { after, events } = playedBy(state, 1, move);
      for (const observer of [0, 2, 3, "spectator"] as const) {
        expect(mediterranean.moveFor(state, move, 1, observer)).toBeUndefined();
        expect(mediterranean.eventsFor(events, observer)).toEqual([]);
        expect(viewOf(after, observer)).toBe(viewOf(state, observer));
      }
    }
  });

  test("hands are thrown unseen", () => {
    const bought = stateOf({ turn: 6, phase: "purchasing" });
    const state = playedBy(bought, "clock", { kind: "time-up" }).after;
    expect(state.part).toBe("throw");
    const hands = ["rock", "paper", "scissors"] as const;
    expectIndistinct(
      state,
      0,
      hands.map((hand): Move => ({ kind: "throw", hand })),
    );
  });
});

describe("Piracy", () => {
  const PIRACY = "piracy-01";
  const market = (card: string, options = {}) =>
    stateOf(
      {
        turn: 2,
        phase: "trading",
        options: optionsOf(options),
        seats: [{ hand: [card] }, { hand: ["wine-01"] }, {}, {}],
      },
      "the same",
    );
  const offer = (as: object): Move => ({
    kind: "offer",
    to: "all",
    give: { cards: [1], ...as },
    want: { goods: { wine: 1 } },
  });

  test("under a label looks like the real thing, also in a deal, to all but the two", () => {
    const worlds = [
      playedBy(market(PIRACY), 0, offer({ as: { 1: "gold" } })),
      playedBy(market("gold-01"), 0, offer({})),
    ];
    const accept: Move = { kind: "accept", offer: 1, give: [1] };
    const deals = worlds.map(({ after }) => playedBy(after, 1, accept));
    for (const observer of [1, 2, 3, "spectator"] as const) {
      expect(new Set(worlds.map((play) => sentAfter(play, observer))).size).toBe(1);
    }
    for (const observer of [2, 3, "spectator"] as const) {
      expect(new Set(deals.map((play) => sentAfter(play, observer))).size).toBe(1);
    }
    expect(deals.map((play) => sentAfter(play, 1))[0]).toContain('"good":"piracy"');
  });
});
