import type { JsonObject, Seat } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { decide } from "../../bot.ts";
import { mediterraneanStrong } from "../bots.ts";

/** Seat 0 and seat 1 with these hands in the market of a turn; the others have nothing. */
function market(
  own: readonly string[],
  other: readonly string[],
  options: JsonObject = {},
  turn = 3,
): State {
  const seats = [{ hand: [...own] }, { hand: [...other] }, {}, {}];
  const position = { format: "sofala-position/1", game: "mediterranean", turn };
  const description = { ...position, phase: "trading", seats, options };
  const state = mediterranean.fromPosition(description, "haggling");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

/**
 * The moves that one strong player makes in a number of looks at the market while nobody answers.
 */
function monologue(start: State, seat: Seat, looks: number): readonly Move[] {
  const player = mediterraneanStrong.createPlayer(seat, "one");
  const moves: Move[] = [];
  let state = start;
  for (let look = 0; look < looks; look++) {
    const { move } = decide(player, mediterranean.view(state, seat));
    if (move === undefined) continue;
    moves.push(move);
    const step = mediterranean.applyMove(state, seat, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
    player.observe(mediterranean.eventsFor(step.value.events, seat));
  }
  return moves;
}

const FOUR_GRAIN = ["grain-01", "grain-02", "grain-03", "grain-04"];
const OTHER = ["grain-05", "wool-02", "timber-02", "ore-02", "salt-02"];
const pointsAskedBy = (move: Move | undefined): number =>
  move?.kind === "offer" ? (move.want.vp ?? 0) - (move.give.vp ?? 0) : NaN;

test("a card that completes a set is worth points", () => {
  // Seat 1 farms everything, so that it probably holds one of each.
  const moves = monologue(market([...FOUR_GRAIN, "wool-01"], OTHER), 0, 10);
  const offer = moves.find((move) => move.kind === "offer" && move.want.goods?.grain === 1);
  expect(offer).toMatchObject({ kind: "offer", to: [1] });
  expect(pointsAskedBy(offer)).toBeLessThan(0);
});

test("offers that nobody accepts are replaced by others, each made once, until none is left", () => {
  const state = market([...FOUR_GRAIN, "wool-01"], OTHER);
  const moves = monologue(state, 0, 60);
  const offers = moves.filter(({ kind }) => kind === "offer").map((move) => JSON.stringify(move));
  expect(new Set(offers).size).toBe(offers.length);
  expect(offers.length).toBeLessThanOrEqual(24);
  expect(moves.some(({ kind }) => kind === "withdraw")).toBe(true);
  expect(moves.length).toBeLessThan(55);
});

test.each([
  ["the table does not trade points", { tradeVp: false }],
  ["points are hidden", { publicVp: false }],
])("no points are asked for where %s", (_why, options) => {
  const moves = monologue(market([...FOUR_GRAIN, "wool-01"], OTHER, options), 0, 40);
  const asked = moves.filter((move) => move.kind === "offer").map(pointsAskedBy);
  expect(asked.length).toBeGreaterThan(0);
  for (const points of asked) expect(points).toBeLessThanOrEqual(0);
});

test("a good offer is accepted, at once or after asking for more in vain", () => {
  // In the last turn no card is worth storing.
  const state = market([...FOUR_GRAIN, "wool-01"], OTHER, {}, 6);
  const offer: Move = {
    kind: "offer",
    to: [0],
    give: { cards: [1] },
    want: { goods: { wool: 1 } },
  };
  const step = mediterranean.applyMove(state, 1, offer);
  if (!step.ok) throw new Error(step.error.code);
  const moves = monologue(step.value.state, 0, 60);
  expect(moves.find(({ kind }) => kind === "accept")).toMatchObject({ offer: 1, give: [5] });
});
