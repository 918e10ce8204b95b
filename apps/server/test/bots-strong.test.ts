import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WAIT, type BotRequest } from "../src/bots/bot-request.ts";
import { BotPools, gameBy, optionsOf, refusalIn } from "./support/bot-pools.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { bots, createGuests } from "./support/tables.ts";

const FAILING_BOTS = new URL("./support/failing-bots.ts", import.meta.url);
/** The beginning of a game: set-up and a first round, or a market. */
const ENTRIES = 24;

describe("on a server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ botThreads: 2, botMilliseconds: 40 });
  });
  afterAll(() => endServer(server));

  test.each([
    ["zimbabwe", 3],
    ["mediterranean", 4],
  ] as const)("strong bots of %s finish their games within their time", async (game, seats) => {
    const [ann] = await createGuests(server, "Ann");
    const { id } = await ann.createTable({
      game,
      seats: [{ kind: "me" }, ...bots(seats - 1, "strong")],
      options: {},
    });
    await ann.command(id, "start", {});
    await ann.command(id, "hand-over", { key: "tired" });
    const socket = await ann.socket(id, { views: false });
    await socket.until(() => socket.snapshot.entryCount >= ENTRIES);
    // The moves that they found in time are legal and used.
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    for (const trouble of ["crashes", "overflows"])
      expect(figures).toMatch(new RegExp(`^sofala_bot_${trouble}_total 0$`, "mu"));
  });
});

describe("in the pool", () => {
  let pools = new BotPools();
  afterEach(async () => {
    await pools.close();
    pools = new BotPools();
  });
  const zimbabwe = gameBy("zimbabwe");
  const state = zimbabwe.setup("strong", 3, optionsOf(zimbabwe, {}));
  const [seat = 0] = zimbabwe.toAct(state);
  const requestFor = (table: string, changes: Partial<BotRequest> = {}): BotRequest => ({
    table,
    game: "zimbabwe",
    rulesVersion: zimbabwe.rulesVersion,
    seat,
    level: "strong",
    seed: table,
    generation: 0,
    stepCount: 1,
    seenStepsFrom: () => [[]],
    refusalOf: refusalIn(zimbabwe, state, seat),
    view: zimbabwe.view(state, seat),
    ...changes,
  });

  test("no more bots think at once than there are threads, oldest requests first", async () => {
    const pool = pools.open({ threads: 2, thinkTimeMs: 200 });
    const tables = Array.from({ length: 8 }, (_, n) => `t${n}`);
    const begun: string[] = [];
    let most = 0;
    const all = tables.map(async (table) => {
      const seenStepsFrom = () => {
        begun.push(table);
        most = Math.max(most, begun.length - pool.metrics().runs);
        return [[]];
      };
      const { move } = await pool.decide(requestFor(table, { seenStepsFrom }));
      expect(move).toBeDefined();
    });
    // Nothing is refused: all wait for a thread.
    expect(pool.metrics()).toMatchObject({ queue: 8, overflows: 0 });
    await Promise.all(all);
    expect(begun).toEqual(tables);
    expect(most).toBeLessThanOrEqual(2);
    expect(pool.metrics()).toMatchObject({ runs: 8, timeouts: 0, crashes: 0, queue: 0 });
    expect(pools.lines).toEqual([]);
  });

  test("bots get less time while others wait", async () => {
    const pool = pools.open({ botsModule: FAILING_BOTS, thinkTimeMs: 400 });
    const legal = [...zimbabwe.legalMoves(state, seat)];
    const tables = ["1", "2", "3", "4"].map((n) => requestFor(`hurries ${n}`, { level: "novice" }));
    const answers = await Promise.all(tables.map((request) => pool.decide(request)));
    // The move shows how many tenths of a second the bot had: a quarter of the time, a third, half, all.
    expect(answers.map(({ move }) => move)).toEqual([1, 1, 2, 4].map((n) => legal[n]));
  });

  test("a request that waited too long for its thread moves to another thread", async () => {
    const pool = pools.open({ botsModule: FAILING_BOTS, threads: 2, thinkTimeMs: 50 });
    const asked: number[] = [];
    const seenStepsFrom = (from: number) => {
      asked.push(from);
      return [[]];
    };
    const first = requestFor("first", { level: "novice", seenStepsFrom });
    const { move } = await pool.decide(first);
    await pool.decide(requestFor("second", { level: "novice" }));
    // One player per thread: the next request goes to the first thread and blocks it forever.
    const hanging = pool.decide(requestFor("hangs", { level: "novice" }));
    expect(await pool.decide(first)).toMatchObject({ move });
    // The other thread gets all steps from the beginning.
    expect(asked).toEqual([0, 0]);
    await pool.close();
    expect(await hanging).toEqual(WAIT);
  });
});
