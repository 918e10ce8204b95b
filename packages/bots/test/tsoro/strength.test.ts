import { trials } from "@sofala/engine/testing/trials";
import { tsoro, type Move, type State } from "@sofala/tsoro";
import { expect, test } from "vitest";
import { decide } from "../../src/bot.ts";
import { randomBot } from "../../src/random-bot.ts";
import { playMatch } from "../../src/match.ts";
import { tsoroNovice, tsoroSteady, tsoroStrong } from "../../src/tsoro/bots.ts";

/** For the seat on turn. */
type Value = "win" | "draw" | "loss";

const AFTER: { readonly [value in Value]: Value } = { win: "loss", draw: "draw", loss: "win" };
const START = tsoro.setup("", 2, {});
const keyOf = ({ board, active }: State): string => `${board} ${active}`;

function after(state: State, move: Move): State {
  const step = tsoro.applyMove(state, state.active, move);
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
}

/** What perfect play makes of every position: searched backwards from the ends; what stays open is a draw. */
function solve(): ReadonlyMap<string, { readonly state: State; readonly value: Value }> {
  const states = new Map<string, State>();
  const next = new Map<string, readonly string[]>();
  const values = new Map<string, Value>();
  const visit = (state: State): string => {
    const key = keyOf(state);
    if (states.has(key)) return key;
    states.set(key, state);
    if (tsoro.result(state) !== undefined) values.set(key, "loss");
    const moves = [...tsoro.legalMoves(state, state.active)];
    // Without the earlier positions nothing is a draw by repetition.
    const keys = moves.map((move) => visit({ ...after(state, move), earlier: [] }));
    next.set(key, keys);
    return key;
  };
  visit(START);
  for (let found = -1; found < values.size;) {
    found = values.size;
    for (const [key, keys] of next) {
      if (values.has(key)) continue;
      if (keys.some((each) => values.get(each) === "loss")) values.set(key, "win");
      else if (keys.every((each) => values.get(each) === "win")) values.set(key, "loss");
    }
  }
  return new Map(
    [...states].map(([key, state]) => [key, { state, value: values.get(key) ?? "draw" }]),
  );
}

test("the strong bot makes no mistake in any position", () => {
  const positions = solve();
  const valueOf = (state: State) => positions.get(keyOf(state))?.value ?? "draw";
  // By day a few of those that can be spoilt.
  const open = [...positions.values()].filter(
    ({ state, value }) => tsoro.result(state) === undefined && value !== "loss",
  );
  expect(open.length).toBeGreaterThan(400);
  const step = trials(20, 1);
  for (const { state, value } of open.filter((_, n) => n % step === 0)) {
    const player = tsoroStrong.createPlayer(state.active, "strength");
    const { move } = decide(player, tsoro.view(state, state.active));
    if (move === undefined) throw new Error("no move");
    expect(AFTER[valueOf(after(state, move))], `${keyOf(state)} ${JSON.stringify(move)}`).toBe(
      value,
    );
  }
});

test("each level is stronger than the one below", () => {
  const levels = [randomBot(tsoro), tsoroNovice, tsoroSteady];
  const games = trials(20, 400);
  for (const [index, weaker] of levels.slice(0, -1).entries()) {
    const stronger = levels[index + 1] ?? weaker;
    let points = 0;
    for (let n = 0; n < games; n++) {
      const seat = n % 2;
      const bots = seat === 0 ? [stronger, weaker] : [weaker, stronger];
      const { state } = playMatch(tsoro, { seed: `level ${n}`, options: {}, bots });
      const [winners = []] = tsoro.result(state) ?? [];
      if (winners.includes(seat)) points += 1 / winners.length;
    }
    expect(points / games, stronger.level).toBeGreaterThan(0.6);
  }
});
