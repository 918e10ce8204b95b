import { randomBot } from "@sofala/bots";
import { findGame } from "@sofala/catalog";
import type { GameTypes } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { BotPlayers } from "./bot-players.ts";
import type { BotRequestData, SeenSteps } from "./bot-request.ts";
import { randomDecision } from "./fallback-decision.ts";

const zimbabwe = findGame("zimbabwe") ?? throwError("no such game");
const state = zimbabwe.setup("players", 2, { roundLimit: 1 });
const [seat = 0] = zimbabwe.toAct(state);
const legal = [...zimbabwe.legalMoves(state, seat)];
const request: BotRequestData = {
  table: "t",
  game: "zimbabwe",
  rulesVersion: zimbabwe.rulesVersion,
  seat,
  level: "novice",
  seed: "s",
  generation: 0,
  stepCount: 0,
  view: zimbabwe.view(state, seat),
};
const seenSteps = (count: number): SeenSteps =>
  Array.from({ length: count }, () => [{ kind: "seen" }]);

/** Players whose novice chooses its move by the number of steps that it has seen. */
const playersAnswering = (answer: (count: number) => GameTypes["move"] | undefined): BotPlayers =>
  new BotPlayers((game) => [
    randomBot(game),
    {
      game: game.id,
      level: "novice",
      createPlayer() {
        let count = 0;
        return {
          observe: () => void count++,
          *think() {
            yield { move: answer(count), simulations: 1 };
          },
        };
      },
    },
  ]);

describe("bot players of a thread", () => {
  const ask = { kind: "ask", request, thinkTimeMs: 1000 } as const;

  test("keep the steps they have seen until they are forgotten", () => {
    const players = playersAnswering((count) => legal[count]);
    const move = (player: number, steps: number) => {
      const message = players.answer({ ...ask, player, newSteps: seenSteps(steps) });
      return message.kind === "answer" ? message.decision.move : undefined;
    };
    expect(move(1, 2)).toEqual(legal[2]);
    expect(move(1, 1)).toEqual(legal[3]);
    expect(move(2, 1)).toEqual(legal[1]);
    players.forget(1);
    expect(players.count).toBe(1);
    expect(move(1, 1)).toEqual(legal[1]);
  });

  test.each<[situation: string, answer: () => GameTypes["move"] | undefined, failure: RegExp]>([
    ["throws", () => throwError("no idea"), /^no idea$/],
    ["invents a move", () => ({ kind: "fly" }), /^not a move/],
    ["waits although nobody else can act", () => undefined, /^it waits, but nobody else can act$/],
  ])("a bot that %s is removed, and a random legal move is played", (_case, answer, failure) => {
    const players = playersAnswering(answer);
    const message = players.answer({ ...ask, player: 1, newSteps: [] });
    expect(message).toEqual({
      kind: "answer",
      decision: randomDecision(request),
      failure: expect.stringMatching(failure),
    });
    expect(players.count).toBe(0);
  });

  test("a level that the game does not have counts as a failure of the bot", () => {
    const message = playersAnswering(() => legal[0]).answer({
      ...ask,
      request: { ...request, level: "steady" },
      player: 1,
      newSteps: [],
    });
    expect(message).toMatchObject({ failure: "zimbabwe has no bot steady" });
  });
});

function throwError(message: string): never {
  throw new Error(message);
}
