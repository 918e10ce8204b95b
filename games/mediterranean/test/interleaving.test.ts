import { dice, type Dice, type Seat } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { pick, playedBy, text, textOf } from "./support/random-play.ts";
import { playsByLot } from "./support/tables.ts";

/** Moves that are a seat's own business, by part. */
const OWN: { readonly [part: string]: readonly Move["kind"][] } = {
  abilities: ["use-ability"],
  flips: ["flip"],
  trading: ["store"],
  grace: ["store"],
  purchasing: ["build", "develop", "buy-vp"],
};
/** Moves of a seat, and orders in which those of all seats are made. */
const MOST = 5;
const ORDERS = 3;

type Lists = readonly (readonly [Seat, readonly Move[]])[];

describe.each(Object.keys(OWN))("in %s", (part) => {
  test("what one seat does is nothing to what another does", () => {
    const random = dice(`interleaving ${part}`);
    let tried = 0;
    for (const { after } of playsByLot(`interleaving ${part}`, 4, 60)) {
      if (random.below(6) > 0) continue;
      const state = part === "grace" ? afterTheBell(after) : after;
      if (state.part !== part) continue;
      const lists = listsAt(state, random);
      if (lists.filter(([, moves]) => moves.length > 1).length < 2) continue;
      tried++;
      const ends = new Set(
        Array.from({ length: ORDERS }, () => textOf(played(state, interleaved(lists, random)))),
      );
      expect(ends.size, text(lists)).toBe(1);
    }
    expect(tried).toBeGreaterThan(10);
  });
});

/** The grace period, where the market was open and the table grants one. */
const afterTheBell = (state: State): State =>
  state.part === "trading" ? playedBy(state, "clock", { kind: "time-up" }).after : state;

/** For each seat that is to act, what it does if nobody else moves; in the end all are ready. */
const listsAt = (state: State, random: Dice): Lists =>
  mediterranean.toAct(state).map((seat) => {
    const kinds = OWN[state.part ?? ""] ?? [];
    const moves: Move[] = [];
    let alone = state;
    for (let n = random.below(MOST + 1); n > 0; n--) {
      const own = [...mediterranean.legalMoves(alone, seat)].filter(({ kind }) =>
        kinds.includes(kind),
      );
      if (own.length === 0) break;
      const move = pick(random, own);
      moves.push(move);
      ({ after: alone } = playedBy(alone, seat, move));
    }
    return [seat, [...moves, { kind: "ready" }]];
  });

/** All moves in some order in which each seat makes its own one after the other. */
function interleaved(lists: Lists, random: Dice): readonly (readonly [Seat, Move])[] {
  const left = lists.map(([seat, moves]) => ({ seat, moves: [...moves] }));
  const order: (readonly [Seat, Move])[] = [];
  for (;;) {
    const open = left.filter(({ moves }) => moves.length > 0);
    if (open.length === 0) return order;
    const { seat, moves } = pick(random, open);
    const move = moves.shift();
    if (move !== undefined) order.push([seat, move]);
  }
}

/** The table after these moves, every one of them accepted. */
const played = (state: State, moves: readonly (readonly [Seat, Move])[]): State =>
  moves.reduce((before, [seat, move]) => playedBy(before, seat, move).after, state);
