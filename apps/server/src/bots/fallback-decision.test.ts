import { games } from "@sofala/catalog";
import type { Game, GameTypes } from "@sofala/engine";
import { expect, test } from "vitest";
import { WAIT, type BotRequestData } from "./bot-request.ts";
import { fallbackDecision, randomDecision } from "./fallback-decision.ts";

const firstRequest = (game: Game<GameTypes>, state: GameTypes["state"]): BotRequestData => {
  const [seat = 0] = game.toAct(state);
  return {
    table: "t",
    game: game.id,
    rulesVersion: game.rulesVersion,
    seat,
    level: "steady",
    seed: "s",
    generation: 0,
    stepCount: 0,
    view: game.view(state, seat),
  };
};

const firstState = (game: Game<GameTypes>): GameTypes["state"] => {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  return game.setup("stand-in", game.players.min, options.value);
};

test.each(games.map((game) => [game.id, game] as const))(
  "%s: the drawn move is legal, and the same for the same question",
  (_id, game) => {
    const state = firstState(game);
    const asked = firstRequest(game, state);
    const { move, pauseMs } = randomDecision(asked);
    expect(move !== undefined && game.applyMove(state, asked.seat, move).ok).toBe(true);
    expect(randomDecision(asked)).toEqual({ move, pauseMs });
  },
);

test.each<[why: string, changes: Partial<BotRequestData>]>([
  ["a game nobody knows", { game: "chess" }],
  ["rules of the future", { rulesVersion: 99 }],
  ["no view", { view: {} }],
])("with %s it waits, and says so", (_why, changes) => {
  const [game] = games;
  if (game === undefined) throw new Error("no games");
  const lines: object[] = [];
  const log = { warn: (facts: object) => void lines.push(facts) };
  const asked = { ...firstRequest(game, firstState(game)), ...changes };
  expect(fallbackDecision(asked, "broken", log)).toEqual(WAIT);
  expect(lines).toMatchObject([{ table: "t", reason: "broken" }, { table: "t" }]);
  expect(JSON.stringify(lines)).not.toContain("view");
});
