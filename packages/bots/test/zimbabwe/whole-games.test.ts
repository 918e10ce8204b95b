import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { decide } from "../../src/bot.ts";
import { zimbabweNovice } from "../../src/zimbabwe/novice.ts";
import { zimbabweSteady } from "../../src/zimbabwe/steady.ts";
import { mixedGame } from "./whole-games.ts";

describe("bots of The Great Zimbabwe", () => {
  test.each([2, 3, 4, 5])("play whole games of %i", (players) => {
    const { state } = mixedGame(players, players);
    expect(zimbabwe.simulation.isCutShort(state)).toBe(false);
  });

  test.each([2, 4])("play the same way for the same seed, %i players", (players) => {
    expect(mixedGame(players, 7).moves).toEqual(mixedGame(players, 7).moves);
  });

  test.each([zimbabweNovice, zimbabweSteady])("can be interrupted at any step: $level", (bot) => {
    let state = zimbabwe.setup("interrupted", 3, {});
    for (let decision = 0; decision < 60 && zimbabwe.result(state) === undefined; decision++) {
      const seat = state.active;
      const player = bot.sit(seat, "interrupted");
      const { move } = decide(player, zimbabwe.view(state, seat), { simulations: decision % 7 });
      if (move === undefined) throw new Error("waits");
      const step = zimbabwe.applyMove(state, seat, move);
      if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error.code}`);
      ({ state } = step.value);
    }
  });
});
