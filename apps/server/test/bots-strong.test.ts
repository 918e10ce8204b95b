import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WAIT, type BotRequest } from "../src/bots/bot-request.ts";
import { Desks, gameBy, optionsOf, refusalIn } from "./desks.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { bots, meet } from "./support/tables.ts";

const ILL = new URL("./ill-bots.ts", import.meta.url);
/** A beginning of a game: setting up and a first round, or a market. */
const ENTRIES = 24;

describe("at a server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ botThreads: 2, botMilliseconds: 40 });
  });
  afterAll(() => endServer(server));

  test.each([
    ["zimbabwe", 3],
    ["mediterranean", 4],
  ] as const)("strong bots of %s play on, within their time", async (game, seats) => {
    const [ann] = await meet(server, "Ann");
    const { id } = await ann.open({
      game,
      seats: [{ kind: "me" }, ...bots(seats - 1, "strong")],
      options: {},
    });
    await ann.do(id, "start", {});
    await ann.do(id, "hand-over", { key: "tired" });
    const socket = await ann.socket(id, { views: false });
    await socket.until(() => socket.standing.entries >= ENTRIES);
    // What they found in their time was legal, and counts.
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    for (const trouble of ["crashes", "overflows"])
      expect(figures).toMatch(new RegExp(`^sofala_bot_${trouble}_total 0$`, "mu"));
  });
});

describe("at the desk", () => {
  let desks = new Desks();
  afterEach(async () => {
    await desks.close();
    desks = new Desks();
  });
  const zimbabwe = gameBy("zimbabwe");
  const state = zimbabwe.setup("strong", 3, optionsOf(zimbabwe, {}));
  const [seat = 0] = zimbabwe.toAct(state);
  const about = (table: string, changes: Partial<BotRequest> = {}): BotRequest => ({
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

  test("however many tables ask, no more think at once than there are threads, the oldest first", async () => {
    const desk = desks.open({ threads: 2, thinkTimeMs: 200 });
    const tables = Array.from({ length: 8 }, (_, n) => `t${n}`);
    const begun: string[] = [];
    let most = 0;
    const all = tables.map(async (table) => {
      const seenStepsFrom = () => {
        begun.push(table);
        most = Math.max(most, begun.length - desk.metrics().runs);
        return [[]];
      };
      const { move } = await desk.decide(about(table, { seenStepsFrom }));
      expect(move).toBeDefined();
    });
    // Nobody is refused, and all wait until a thread is there.
    expect(desk.metrics()).toMatchObject({ queue: 8, overflows: 0 });
    await Promise.all(all);
    expect(begun).toEqual(tables);
    expect(most).toBeLessThanOrEqual(2);
    expect(desk.metrics()).toMatchObject({ runs: 8, timeouts: 0, crashes: 0, queue: 0 });
    expect(desks.lines).toEqual([]);
  });

  test("while others wait, each has less time", async () => {
    const desk = desks.open({ botsModule: ILL, thinkTimeMs: 400 });
    const legal = [...zimbabwe.legalMoves(state, seat)];
    const tables = ["1", "2", "3", "4"].map((n) => about(`hurries ${n}`, { level: "novice" }));
    const answers = await Promise.all(tables.map((question) => desk.decide(question)));
    // They say by their move how many tenths of a second they had: a quarter of the time, a third, half, all.
    expect(answers.map(({ move }) => move)).toEqual([1, 1, 2, 4].map((n) => legal[n]));
  });

  test("a question that waited too long for its thread is taken by another", async () => {
    const desk = desks.open({ botsModule: ILL, threads: 2, thinkTimeMs: 50 });
    const asked: number[] = [];
    const seenStepsFrom = (from: number) => {
      asked.push(from);
      return [[]];
    };
    const first = about("first", { level: "novice", seenStepsFrom });
    const { move } = await desk.decide(first);
    await desk.decide(about("second", { level: "novice" }));
    // One player in each thread: the next one sits with the first, and keeps its thread busy for ever.
    const hanging = desk.decide(about("hangs", { level: "novice" }));
    expect(await desk.decide(first)).toMatchObject({ move });
    // Who takes it over is told from the beginning.
    expect(asked).toEqual([0, 0]);
    await desk.close();
    expect(await hanging).toEqual(WAIT);
  });
});
