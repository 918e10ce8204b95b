import { isDeepStrictEqual } from "node:util";
import { dice, parseRecord, replay, type Dice } from "@sofala/engine";
import { expectSame } from "@sofala/engine/testing";
import { trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { zimbabwe, type Move, type State } from "../src/index.ts";
import { triedAndListed } from "./support/every-move.ts";
import { booked, fromStock, ledgerOf, total } from "./support/ledger.ts";
import { drawn } from "./support/odds.ts";
import { crowdedPosition, lateGame, smallBoard, stateOf, stirred } from "./support/positions.ts";
import {
  OPTION_VARIANTS,
  movesNow,
  pick,
  playEagerly,
  playedBy,
  seatToAct,
  text,
  textOf,
} from "./support/random-play.ts";
import { contents, expectSound, wholeTable } from "./support/soundness.ts";
import { oddMove, priceVariant, raiseVariant } from "./support/variants.ts";

/** Every number of players with half of the options, and all options with half of the numbers. */
const TABLES = [2, 3, 4, 5].flatMap((players) =>
  OPTION_VARIANTS.map((options, variant) => ({ players, variant, options })).filter(
    ({ variant }) => (players + variant) % 2 === 0,
  ),
);

/** Moves of a game, by what is checked at each. */
const MOVES = {
  books: trials(100, 400),
  lists: trials(50, 240),
  replay: trials(80, 300),
};
/** Small boards on which every cell is tried, and boards on which moves are drawn. */
const BOARDS = trials(80, 3000);
const DRAWINGS = trials(25, 600);
/** Standard deviations; among more boards chance alone goes further. */
const MOST_EXCESS = trials(7, 12);

/** Legal moves per state that are compared one by one. */
const SPOT_CHECKS = 60;

describe.each(TABLES)("a game of $players with options $variant", ({ players, options }) => {
  const seed = `properties ${players} ${text(options)}`;

  test("keeps its books, its board and its box in order", () => {
    for (const start of [
      zimbabwe.setup(seed, players, options),
      lateGame(dice(seed), seed, players, options),
    ]) {
      const box = contents(start);
      for (const { before, after, events } of playEagerly(start, dice(seed), MOVES.books)) {
        const [was, is] = [ledgerOf(before), ledgerOf(after)];
        expectSame(is, booked(was, events));
        expectSame(total(is), total(was) + fromStock(events));
        expectSame(contents(after), box);
        expectSound(after);
      }
    }
  });

  test("accepts what it lists, and lists what it accepts", () => {
    const random = dice(`${seed} lists`);
    const start = zimbabwe.setup(seed, players, options);
    for (const { before } of playEagerly(start, random, MOVES.lists)) {
      expectRepresented(before, random);
    }
  });

  test("replays from its record, and in place, move by move", () => {
    const start = zimbabwe.setup(seed, players, options);
    const playground = zimbabwe.simulation.playground();
    playground.load(start);
    const moves: [number, Move][] = [];
    let end = start;
    const random = dice(`${seed} record`);
    for (const { before, seat, move, after } of playEagerly(start, random, MOVES.replay)) {
      const listed = [...zimbabwe.legalMoves(before, seat)];
      expectSame([playground.seat(), playground.count()], [seat, listed.length]);
      const spread = Math.ceil(listed.length / SPOT_CHECKS);
      for (let n = 0; n < listed.length; n += spread) expectSame(playground.move(n), listed[n]);
      playground.play(listed.findIndex((other) => isDeepStrictEqual(other, move)));
      moves.push([seat, move]);
      end = after;
    }
    expect(textOf(playground.state())).toBe(textOf(end));
    const names = ["Ann", "Ben", "Cas", "Dia", "Eve"].slice(0, players);
    expect(replayed({ players: names, options, seed, moves })).toBe(textOf(end));
  });
});

describe("on every cell, the sets of legal moves are what the rules accept", () => {
  test.each([2, 3, 4, 5])("in late games of %i", (players) => {
    for (let game = 0; game < 5; game++) {
      const seed = `cells ${players} ${game}`;
      const random = dice(seed);
      const state = lateGame(random, seed, players, pick(random, OPTION_VARIANTS));
      expectSameEverywhere(stirred(state, random, random.below(6)), random);
    }
  });

  test("on small crowded boards, also while a specialist waits", () => {
    let waiting = 0;
    for (let game = 0; game < BOARDS; game++) {
      const random = dice(`cramped ${game}`);
      const board = smallBoard(random, 2 + random.below(6), 2 + random.below(5));
      const position = crowdedPosition(random, board, 2 + random.below(2), random.below(8));
      const state = stirred(stateOf(position), random, random.below(3));
      expectSameEverywhere(state, random);
      for (const move of movesNow(state).filter(({ kind }) => kind === "choose-specialist")) {
        waiting++;
        const chosen = playedBy(state, seatToAct(state) ?? -1, move).after;
        expectSameEverywhere(chosen, random);
        expectRepresented(chosen, random);
      }
    }
    expect(waiting).toBeGreaterThan(BOARDS / 3);
  });
});

test("drawing a move in place gives every legal move, each as often", () => {
  let raises = 0;
  for (let game = 0; game < DRAWINGS; game++) {
    const random = dice(`odds ${game}`);
    const board = smallBoard(random, 8, 5, "..........~ccttiidd");
    const position = crowdedPosition(random, board, 2, 10 + random.below(14));
    const state = stirred(stateOf(position), random, random.below(3));
    const moves = movesNow(state);
    if (moves.length > 200) continue;
    raises += moves.filter(({ kind }) => kind === "raise-monument").length;
    const { unexplained, excess } = drawn(state, random, 10);
    expect(unexplained, textOf(state)).toBe(0);
    expect(excess, textOf(state)).toBeLessThan(MOST_EXCESS);
  }
  expect(raises).toBeGreaterThan(DRAWINGS / 2);
});

function expectSameEverywhere(state: State, random: Dice): void {
  if (wholeTable(state).phase !== "culture") return;
  const before = zimbabwe.snapshot(state);
  const { tried, listed } = triedAndListed(state, 1 + random.below(3));
  expectSame(listed, tried, () => text(before));
  expectSame(zimbabwe.snapshot(state), before);
}

/** Listed moves are accepted; accepted moves have their representative in the list; refused ones change nothing. */
function expectRepresented(state: State, random: Dice): void {
  const seat = seatToAct(state) ?? -1;
  const moves = [...zimbabwe.legalMoves(state, seat)];
  expectSame(moves.length > 0, true);
  const represented = new Set(moves.flatMap(representatives));
  for (const move of random.below(8) === 0 ? moves : [pick(random, moves)]) {
    expectSame(zimbabwe.applyMove(state, seat, move).ok, true, () => text(move));
  }
  const before = zimbabwe.snapshot(state);
  for (const move of [
    ...[1, 2, 3, 4].map(() => raiseVariant(state, random)),
    priceVariant(state, random),
    oddMove(state, random),
    oddMove(state, random),
  ]) {
    if (move === undefined || !zimbabwe.applyMove(state, seat, move).ok) continue;
    const missing = representatives(move).filter((one) => !represented.has(one));
    expectSame(missing, [], () => `${text(move)} in ${text(before)}`);
  }
  expectSame(zimbabwe.snapshot(state), before);
  expectSame([...zimbabwe.legalMoves(state, seat)], moves);
}

/** A raise stands for all that pay the same craftsmen; several prices are so many single ones. */
function representatives(move: Move): readonly string[] {
  switch (move.kind) {
    case "raise-monument": {
      const paid = move.goods.flatMap(({ craftsman, primary }) => [
        craftsman,
        ...(primary === undefined ? [] : [primary.craftsman]),
      ]);
      return [text([move.kind, move.at, paid.toSorted()])];
    }
    case "set-prices":
    case "raise-prices":
      return Object.entries(move.prices).map((price) => text([move.kind, price]));
    case "place-craftsman": {
      const { vertical, ...placing } = move;
      return [text(vertical === true ? { ...placing, vertical } : placing)];
    }
    case "use-specialist":
      return "cells" in move ? [text({ ...move, cells: move.cells.toSorted() })] : [text(move)];
    case "place-first":
    case "give":
    case "pass":
    case "choose-god":
    case "choose-specialist":
    case "build-monument":
    case "end-turn":
      return [text(move)];
  }
}

/** The end of a record that went through JSON. */
function replayed(record: object): string {
  const header = { format: "sofala-record/1", game: zimbabwe.id, rules: zimbabwe.rulesVersion };
  const written: unknown = JSON.parse(JSON.stringify({ ...header, ...record }));
  const parsed = parseRecord(zimbabwe, written);
  if (!parsed.ok) return text(parsed.error);
  const played = replay(zimbabwe, parsed.value);
  return played.ok ? textOf(played.value.state) : text(played.error);
}
