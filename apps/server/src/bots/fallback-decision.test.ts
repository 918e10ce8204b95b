import { games } from "@sofala/catalog";
import type { Game, GameTypes } from "@sofala/engine";
import { expect, test } from "vitest";
import { WAIT, type Asked } from "./bot-request.ts";
import { decisionInstead, standIn } from "./fallback-decision.ts";

const firstQuestion = (game: Game<GameTypes>, state: GameTypes["state"]): Asked => {
  const [seat = 0] = game.toAct(state);
  return {
    table: "t",
    game: game.id,
    rules: game.rulesVersion,
    seat,
    level: "steady",
    seed: "s",
    era: 0,
    steps: 0,
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
    const asked = firstQuestion(game, state);
    const { move, pause } = standIn(asked);
    expect(move !== undefined && game.applyMove(state, asked.seat, move).ok).toBe(true);
    expect(standIn(asked)).toEqual({ move, pause });
  },
);

test.each<[why: string, changes: Partial<Asked>]>([
  ["a game nobody knows", { game: "chess" }],
  ["rules of the future", { rules: 99 }],
  ["no view", { view: {} }],
])("with %s it waits, and says so", (_why, changes) => {
  const [game] = games;
  if (game === undefined) throw new Error("no games");
  const lines: object[] = [];
  const log = { warn: (facts: object) => void lines.push(facts) };
  const asked = { ...firstQuestion(game, firstState(game)), ...changes };
  expect(decisionInstead(asked, "broken", log)).toEqual(WAIT);
  expect(lines).toMatchObject([{ table: "t", reason: "broken" }, { table: "t" }]);
  expect(JSON.stringify(lines)).not.toContain("view");
});
