import { afterMoves, zimbabwe, type Move, type State } from "@sofala/zimbabwe";
import { trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { decide } from "../../src/bot.ts";
import { playMatch } from "../../src/match.ts";
import { zimbabweNovice } from "../../src/zimbabwe/novice.ts";
import { zimbabweSteady } from "../../src/zimbabwe/learned/learned-bots.ts";
import { ROUNDS_MAX, mixedGame } from "./whole-games.ts";

describe("bots of The Great Zimbabwe", () => {
  test.each([2, 3, 4, 5])(
    "play games of %i by the rules, the same way for the same seed",
    (players) => {
      // Whole games with many players are slow: `npm test` stops them early.
      const rounds = players === 2 ? ROUNDS_MAX : trials(5, ROUNDS_MAX);
      const { state, moves } = mixedGame(players, players, rounds);
      expect(zimbabwe.simulation.isCutShort(state)).toBe(rounds < ROUNDS_MAX);
      // The same seed, the same game.
      if (players % 2 === 0) expect(mixedGame(players, players, rounds).moves).toEqual(moves);
    },
  );

  test.each([zimbabweNovice, zimbabweSteady])("can be interrupted at any step: $level", (bot) => {
    let state = zimbabwe.setup("interrupted", 3, {});
    for (let decision = 0; decision < 60 && zimbabwe.result(state) === undefined; decision++) {
      const seat = state.active;
      const player = bot.createPlayer(seat, "interrupted");
      const { move } = decide(player, zimbabwe.view(state, seat), { simulations: decision % 7 });
      if (move === undefined) throw new Error("waits");
      const step = zimbabwe.applyMove(state, seat, move);
      if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error.code}`);
      ({ state } = step.value);
    }
  });

  test.each([zimbabweNovice, zimbabweSteady])(
    "continue turns that others started: $level",
    (bot) => {
      let state = zimbabwe.setup("begun by others", 2, { roundLimit: trials(4, 8) });
      while (zimbabwe.result(state) === undefined) {
        const seat = state.active;
        // A new player knows nothing of the turn so far.
        const { move } = decide(bot.createPlayer(seat, "by others"), zimbabwe.view(state, seat));
        if (move === undefined) throw new Error("waits");
        const advised = zimbabwe.applyMove(state, seat, move);
        if (!advised.ok) throw new Error(`${JSON.stringify(move)}: ${advised.error.code}`);
        const others = specialistMove(state);
        const step = others === undefined ? advised : zimbabwe.applyMove(state, seat, others);
        if (!step.ok) throw new Error(`${JSON.stringify(others)}: ${step.error.code}`);
        ({ state } = step.value);
      }
    },
  );

  test("after a restart, steady makes the rain that it had planned", () => {
    const rains: (readonly [Move, Move | undefined])[] = [];
    let restarted: Move | undefined;
    playMatch(zimbabwe, {
      seed: "restarted",
      options: { roundLimit: 4 },
      bots: [zimbabweSteady, zimbabweSteady, zimbabweSteady],
      onMove(seat, move, _thought, state) {
        if (isRain(move, "use-specialist") && restarted !== undefined)
          rains.push([move, restarted]);
        restarted = undefined;
        if (seat === "clock" || !isRain(move, "choose-specialist")) return;
        const chosen = afterMoves(state, [move]);
        const player = zimbabweSteady.createPlayer(seat, "restarted");
        ({ move: restarted } = decide(player, zimbabwe.view(chosen, seat)));
      },
    });
    expect(rains.length).toBeGreaterThan(0);
    for (const [planned, again] of rains) expect(again).toEqual(planned);
  });
});

const isRain = (move: Move, kind: "choose-specialist" | "use-specialist"): boolean =>
  move.kind === kind && move.specialist === "rain-ceremony";

/** A specialist that could be chosen or used, if there is any. */
function specialistMove(state: State): Move | undefined {
  for (const move of zimbabwe.legalMoves(state, state.active)) {
    if (move.kind === "choose-specialist" || move.kind === "use-specialist") return move;
  }
  return undefined;
}
