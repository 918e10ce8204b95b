import { clockMove, botsOf, playMatch, type Level } from "@sofala/bots";
import { dice, type Actor, type Game, type GameTypes } from "@sofala/engine";
import { trials } from "@sofala/engine/testing/trials";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import type { BotPool } from "../src/bots/bot-pool.ts";
import { BotPools, gameBy, optionsOf, refusalIn } from "./support/bot-pools.ts";
import { endServer, startServer } from "./support/server.ts";
import { startTable, personAt } from "./support/tables.ts";

let pools = new BotPools();
afterEach(async () => {
  await pools.close();
  pools = new BotPools();
});

interface Play {
  readonly game: Game;
  readonly seed: string;
  readonly options: object;
  readonly levels: readonly Level[];
}

/** Like `playMatch`, but with the pool; every few moves the table releases its bots. */
async function playAt(
  pool: BotPool,
  play: Play,
  leaveEvery = Infinity,
): Promise<readonly (readonly [Actor, GameTypes["move"]])[]> {
  const { game, seed, levels } = play;
  const chance = dice(`${seed} order of thinking`);
  const steps: (readonly GameTypes["event"][])[] = [];
  const moves: (readonly [Actor, GameTypes["move"]])[] = [];
  let state = game.setup(seed, levels.length, optionsOf(game, play.options));
  let waiting: number[] = [];
  while (game.result(state) === undefined) {
    const seats = game.toAct(state).filter((each) => !waiting.includes(each));
    const seat = seats.length === 0 ? undefined : seats[chance.below(seats.length)];
    let actor: Actor = "clock";
    let move = clockMove(game, state);
    if (seat !== undefined) {
      actor = seat;
      ({ move } = await pool.decide({
        table: seed,
        game: game.id,
        rulesVersion: game.rulesVersion,
        seat,
        level: levels[seat] ?? "random",
        seed,
        generation: 0,
        stepCount: steps.length,
        seenStepsFrom: (from) => steps.slice(from).map((events) => game.eventsFor(events, seat)),
        refusalOf: refusalIn(game, state, seat),
        view: game.view(state, seat),
      }));
      if (move === undefined) {
        waiting.push(seat);
        continue;
      }
    }
    if (move === undefined) throw new Error("everybody waits");
    const step = game.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`${move.kind}: ${step.error.code}`);
    moves.push([actor, move]);
    steps.push(step.value.events);
    ({ state } = step.value);
    waiting = [];
    if (moves.length % leaveEvery === 0) pool.releaseTable(seed);
  }
  return moves;
}

function directly(play: Play): readonly (readonly [Actor, GameTypes["move"]])[] {
  const { game, seed, levels } = play;
  const bots = levels.map((level) => {
    const bot = botsOf(game).find((each) => each.level === level);
    if (bot === undefined) throw new Error(`no bot ${level}`);
    return bot;
  });
  return playMatch(game, { seed, options: optionsOf(game, play.options), bots }).moves;
}

describe("bots play the same with the pool as without it", () => {
  const builders: Play = {
    game: gameBy("zimbabwe"),
    seed: "builders",
    options: { roundLimit: trials(2, 3) },
    levels: ["novice", "novice", "novice"],
  };
  const mixed: Play = {
    game: gameBy("zimbabwe"),
    seed: "mixed",
    options: { roundLimit: 2 },
    levels: ["steady", "novice", "random"],
  };
  const traders: Play = {
    game: gameBy("mediterranean"),
    seed: "traders",
    options: { tradeSeconds: 0 },
    levels: ["novice", "novice", "novice", "novice"],
  };

  test("at several tables at once", async () => {
    const pool = pools.open({ threads: 2 });
    const plays = [builders, mixed, traders];
    const played = await Promise.all(plays.map((play) => playAt(pool, play)));
    expect(played).toEqual(plays.map(directly));
    expect(pools.lines).toEqual([]);
    const { answered, runs, thinkingSeconds, players, queue } = pool.metrics();
    expect(answered).toBeGreaterThan(played.flat().length - 1);
    expect(runs).toBe(answered);
    expect(thinkingSeconds).toBeGreaterThan(0);
    expect({ players, queue }).toEqual({ players: 10, queue: 0 });
    for (const { seed } of plays) pool.releaseTable(seed);
    expect(pool.metrics().players).toBe(0);
  });

  test("released bots are rebuilt from the steps, in any thread", async () => {
    const play = { ...traders, seed: "forgotten" };
    const [one, two] = await Promise.all(
      [1, 2].map((threads) => playAt(pools.open({ threads }), play, 25)),
    );
    expect(one?.length).toBeGreaterThan(100);
    expect(two).toEqual(one);
    expect(pools.lines).toEqual([]);
  });
});

test("a failed request to a bot is retried", async () => {
  const plain = gameBy("zimbabwe");
  let failures = 0;
  const game: Game = {
    ...plain,
    view(state, observer) {
      if (observer === 1 && failures++ === 0) throw new Error("no view this time");
      return plain.view(state, observer);
    },
  };
  const server = await startServer(
    { logLevel: "silent", botMilliseconds: 20 },
    { games: { games: [game], findGameVersion: () => game } },
  );
  onTestFinished(() => endServer(server));
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const table = await startTable(server, 1, { seats, options: { roundLimit: 1 } });
  const ann = personAt(table, 0);
  await ann.command(table.id, "hand-over", { key: "away" });
  const socket = await ann.socket(table.id, { views: false });
  await socket.until(() => socket.snapshot.status === "over");
  expect(failures).toBeGreaterThan(1);
});
