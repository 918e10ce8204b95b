import { dice } from "@sofala/engine";
import { expect, test } from "vitest";
import { CARDS } from "./data.ts";
import { naiveApply, naiveDescribe, naiveResult, naiveSetup, naiveToAct } from "./index.ts";
import type { NaiveDescription, NaiveState } from "./index.ts";
import { picker, someMove } from "./random-mover.ts";
import { BELL } from "./table.ts";

const GAMES = [
  { players: 4, options: {} },
  { players: 5, options: { market: "rounds", tradeGraceSeconds: 0 } },
  { players: 6, options: { crossing: "sharedZero" } },
  { players: 4, options: { pledges: "talk", tradeVp: false } },
  { players: 6, options: {} },
];

function checkTable(seen: NaiveDescription) {
  const cards = [
    ...Object.values(seen.decks).flat(),
    ...Object.values(seen.discards).flat(),
    ...seen.seats.flatMap((seat) => [...seat.hand, ...seat.warehouse]),
  ];
  expect(cards.toSorted()).toEqual(CARDS.map((card) => card.id).toSorted());
  for (const seat of seen.seats) {
    const cubes = Object.values(seat.cubes);
    expect(cubes.every((count) => count >= 0)).toBe(true);
    expect(cubes.reduce((all, one) => all + one, seat.culture.length)).toBeLessThanOrEqual(15);
    expect(Math.min(seat.vp, seat.money)).toBeGreaterThanOrEqual(0);
    expect(new Set(seat.slots).size).toBe(seat.slots.length);
  }
}

test.each(GAMES)(
  "a random game of $players with $options comes to its end",
  ({ players, options }) => {
    const pick = picker(dice(`walk ${players} ${JSON.stringify(options)}`));
    let state: NaiveState = naiveSetup(`walk ${players}`, players, options);
    const seen = new Set<string>();
    for (let moves = 0; naiveResult(state) === undefined; moves++) {
      expect(moves).toBeLessThan(20_000);
      seen.add(state.part);
      const before = JSON.stringify(state);
      const bell = pick(Array.from({ length: 40 }, (_, index) => index)) === 0;
      const actor = pick(naiveToAct(state));
      const verdict = bell
        ? naiveApply(state, "clock", BELL)
        : naiveApply(state, actor, someMove(state, actor, pick));
      expect(JSON.stringify(state)).toBe(before);
      if (!verdict.ok) continue;
      state = verdict.state;
      checkTable(naiveDescribe(state));
    }
    expect(naiveResult(state)?.flat()).toHaveLength(players);
    for (const part of ["flips", "trading", "purchasing"]) expect(seen).toContain(part);
  },
);
