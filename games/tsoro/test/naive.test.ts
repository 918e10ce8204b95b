import { picks, playOut } from "@sofala/engine/testing";
import { trials } from "@sofala/engine/testing/trials";
import { piecesOf, tsoro, type Move, type State } from "@sofala/tsoro";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  OUR_RULES,
  naiveMoves,
  naivePlay,
  naiveResult,
  naiveStart,
  type NaiveGame,
} from "./naive.ts";

test("a naive second implementation agrees at every move", () => {
  fc.assert(
    fc.property(picks, (choices) => {
      let naive = naiveStart;
      const start = tsoro.setup("", 2, {});
      expectSame(start, naive);
      for (const { move, after } of playOut(tsoro, start, choices)) {
        naive = naivePlay(naive, wordsOf(move));
        expectSame(after, naive);
      }
    }),
    { numRuns: trials(200, 20_000), seed: 1 },
  );
});

function expectSame(state: State, naive: NaiveGame): void {
  for (const seat of [0, 1] as const) {
    expect(piecesOf(state.board, seat)).toEqual(naive.pieces[seat].toSorted());
  }
  const result = naiveResult(naive);
  const ranking =
    result === "draw" ? [[0, 1]] : result === undefined ? undefined : [[result], [1 - result]];
  expect(tsoro.result(state)).toEqual(ranking);
  expect(tsoro.toAct(state)).toEqual(result === undefined ? [naive.turn] : []);
  const moves = result === undefined ? naiveMoves(naive, OUR_RULES) : [];
  expect([...tsoro.legalMoves(state, naive.turn)].map(wordsOf).toSorted()).toEqual(
    moves.toSorted(),
  );
  expect([...tsoro.legalMoves(state, 1 - naive.turn)]).toEqual([]);
}

const wordsOf = (move: Move): string =>
  move.kind === "place" ? move.at : `${move.from} ${move.to}`;
