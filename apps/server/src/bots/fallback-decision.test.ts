import { games } from "@sofala/catalog";
import type { Game, GameTypes } from "@sofala/engine";
import { expect, test } from "vitest";
import { WAIT, type BotRequestData } from "./bot-request.ts";
import { fallbackDecision, randomDecision } from "./fallback-decision.ts";

const firstRequest = (game: Game, state: GameTypes["state"]): BotRequestData => {
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

const firstState = (game: Game): GameTypes["state"] => {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  return game.setup("fallback", game.players.min, options.value);
};

test.each(games.map((game) => [game.id, game] as const))(
  "%s: the random move is legal, and the same for the same request",
  (_id, game) => {
    const state = firstState(game);
    const request = firstRequest(game, state);
    const { move, pauseMs } = randomDecision(request);
    expect(move !== undefined && game.applyMove(state, request.seat, move).ok).toBe(true);
    expect(randomDecision(request)).toEqual({ move, pauseMs });
  },
);

test.each<[situation: string, changes: Partial<BotRequestData>]>([
  ["an unknown game", { game: "chess" }],
  ["an unknown rules version", { rulesVersion: 99 }],
  ["an empty view", { view: {} }],
])("with %s the bot waits, and the failure is logged without the view", (_case, changes) => {
  const [game] = games;
  if (game === undefined) throw new Error("no games");
  const lines: object[] = [];
  const logger = { warn: (fields: object) => void lines.push(fields) };
  const request = { ...firstRequest(game, firstState(game)), ...changes };
  expect(fallbackDecision(request, "broken", logger)).toEqual(WAIT);
  expect(lines).toMatchObject([{ table: "t", reason: "broken" }, { table: "t" }]);
  expect(JSON.stringify(lines)).not.toContain("view");
});
