import { loadTsoroAppText } from "@sofala/text/tsoro";
import { tsoro, type Move, type Tsoro } from "@sofala/tsoro";
import { expect, test } from "vitest";
import type { Moment } from "../../local/table.ts";
import { logLines } from "../../table/small-game/log-lines.ts";
import { tsoroGame } from "./tsoro-game.ts";

const MOVES: readonly Move[] = [
  { kind: "place", at: "a" },
  { kind: "place", at: "c1" },
  { kind: "place", at: "b2" },
  { kind: "place", at: "c3" },
  { kind: "place", at: "c2" },
];

/** The moments of a game, without the first. */
function play(moves: readonly Move[]): readonly Moment<Tsoro>[] {
  let state = tsoro.setup("", 2, {});
  return moves.map((move, index) => {
    const actor = state.active;
    const step = tsoro.applyMove(state, actor, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
    const lastMove = { actor, move, events: step.value.events };
    return { moveCount: index + 1, state, view: tsoro.view(state, 0), toAct: [], lastMove };
  });
}

test("the log has a heading for each round, a line for each move, and one for the end", async () => {
  const text = await loadTsoroAppText("en");
  const lines = logLines(
    tsoroGame,
    play(MOVES),
    ["Ann", "Rudo"],
    text,
    (round) => `Round ${round}`,
  );
  expect(lines.map((line) => line.text)).toEqual([
    "Round 1",
    "Ann places a stone at the top.",
    "Rudo places a stone in the left corner.",
    "Round 2",
    "Ann places a stone in the centre.",
    "Rudo places a stone in the right corner.",
    "Round 3",
    "Ann places a stone in the middle of the base.",
    "Ann has three in a line and wins.",
  ]);
});
