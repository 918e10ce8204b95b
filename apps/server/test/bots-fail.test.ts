import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { WAIT, type BotRequest } from "../src/bots/bot-request.ts";
import { randomDecision } from "../src/bots/fallback-decision.ts";
import { BotPools, gameBy, optionsOf, refusalIn } from "./support/bot-pools.ts";
import { PACE } from "./support/failing-bots.ts";

const FAILING_BOTS = new URL("./support/failing-bots.ts", import.meta.url);
const zimbabwe = gameBy("zimbabwe");

let pools = new BotPools();
afterEach(async () => {
  await pools.close();
  pools = new BotPools();
});

describe("a bot that fails", () => {
  const state = zimbabwe.setup("ill", 2, optionsOf(zimbabwe, {}));
  const [seat = 0] = zimbabwe.toAct(state);
  const legal = [...zimbabwe.legalMoves(state, seat)];
  /** A request for the first move of a game, after this many steps. */
  const requestFor = (table: string, changes: Partial<BotRequest> = {}): BotRequest => ({
    table,
    game: "zimbabwe",
    rulesVersion: zimbabwe.rulesVersion,
    seat,
    level: "novice",
    seed: table,
    generation: 0,
    stepCount: 0,
    seenStepsFrom: (from) => Array.from({ length: 99 }, (_, n) => [{ kind: `${from + n}` }]),
    refusalOf: refusalIn(zimbabwe, state, seat),
    view: zimbabwe.view(state, seat),
    ...changes,
  });
  const received = (count: number) => ({ move: legal[count], pauseMs: PACE });

  test("and hangs is terminated, without effect on others", async () => {
    const pool = pools.open({ botsModule: FAILING_BOTS, thinkTimeMs: 0, graceMs: 1500 });
    expect(await pool.decide(requestFor("well", { stepCount: 1 }))).toEqual(received(1));
    const hanging = requestFor("hangs");
    const [drawn, well] = await Promise.all([
      pool.decide(hanging),
      pool.decide(requestFor("well", { stepCount: 3 })),
    ]);
    expect(drawn).toEqual(randomDecision(hanging));
    expect(legal).toContainEqual(drawn.move);
    // In a new thread, which gets all steps from the beginning.
    expect(well).toEqual(received(3));
    expect(pool.metrics()).toMatchObject({ answered: 3, timeouts: 1, crashes: 0, players: 1 });
    expect(pools.lines).toMatchObject([{}, { table: "hangs", seat, reason: "timed out" }]);
  });

  test("does not stop the other threads", async () => {
    const pool = pools.open({ botsModule: FAILING_BOTS, threads: 2 });
    const hanging = pool.decide(requestFor("hangs"));
    for (const stepCount of [1, 2, 3]) {
      expect(await pool.decide(requestFor("well", { stepCount }))).toEqual(received(stepCount));
    }
    pool.releaseTable("hangs");
    await pool.close();
    expect(await hanging).toEqual(WAIT);
  });

  describe("at a shared pool", () => {
    const shared = new BotPools();
    const pool = shared.open({ botsModule: FAILING_BOTS });
    afterEach(() => pool.releaseTable("well"));
    afterAll(() => shared.close());

    test.each<[how: string, reason: RegExp, times: number]>([
      ["throws", /^no idea$/, 2],
      ["cheats", /^end-turn is refused: /, 1],
      ["exits", /^the thread exited$/, 1],
      ["leaks", /memory/, 1],
    ])("and %s gets a random move each time", async (how, reason, times) => {
      const request = requestFor(how);
      const { crashes } = pool.metrics();
      for (let time = 1; time <= times; time++) {
        expect(await pool.decide(request)).toEqual(randomDecision(request));
        expect(shared.lines.at(-1)).toMatchObject({
          table: how,
          reason: expect.stringMatching(reason),
        });
        expect(pool.metrics()).toMatchObject({
          crashes: crashes + time,
          timeouts: 0,
          players: 0,
        });
      }
      expect(await pool.decide(requestFor("well", { stepCount: 2 }))).toEqual(received(2));
    });

    test("gets only new steps, and all steps after an undo", async () => {
      const asked: number[] = [];
      const at = (stepCount: number, generation: number) =>
        pool.decide(
          requestFor("well", {
            stepCount,
            generation,
            seenStepsFrom(from) {
              asked.push(from);
              return requestFor("well").seenStepsFrom(from);
            },
          }),
        );
      expect(await at(2, 0)).toEqual(received(2));
      expect(await at(5, 0)).toEqual(received(5));
      expect(await at(5, 0)).toEqual(received(5));
      expect(await at(3, 0)).toEqual(received(3));
      expect(await at(4, 1)).toEqual(received(4));
      expect(asked).toEqual([0, 2, 0, 0]);
    });

    test("or a table that cannot load its steps, does not block others", async () => {
      const logged = shared.lines.length;
      const lost = requestFor("lost", {
        stepCount: 1,
        seenStepsFrom: () => {
          throw new Error("forgotten");
        },
      });
      const [first, second] = await Promise.all([
        pool.decide(lost),
        pool.decide(requestFor("well")),
      ]);
      expect([first, second]).toEqual([randomDecision(lost), received(0)]);
      expect(shared.lines.slice(logged)).toMatchObject([{ table: "lost", reason: "forgotten" }]);
    });
  });

  test("does not make the queue grow beyond its limit; the largest owner gets random moves", async () => {
    const pool = pools.open({ botsModule: FAILING_BOTS, maxQueueLength: 2 });
    const of = (table: string, person: string) =>
      requestFor(table, { stepCount: 1, owner: { person } });
    const requests = [of("a", "Ann"), of("b", "Ann"), of("c", "Ann"), of("d", "Ben")];
    const decisions = requests.map((request) => pool.decide(request));
    expect(pool.metrics()).toMatchObject({ queue: 2, overflows: 2, answered: 2 });
    const [drawnForB, drawnForC] = [randomDecision(of("b", "Ann")), randomDecision(of("c", "Ann"))];
    expect(await Promise.all(decisions)).toEqual([received(1), drawnForB, drawnForC, received(1)]);
    const reason = "the queue is full";
    expect(pools.lines).toMatchObject([
      { table: "c", reason },
      { table: "b", reason },
    ]);
  });

  test("that cannot be loaded gets random moves", async () => {
    const pool = pools.open({ botsModule: new URL("./no-such-bots.ts", import.meta.url) });
    const requests = ["a", "b"].map((table) => requestFor(table));
    const decisions = await Promise.all(requests.map((request) => pool.decide(request)));
    expect(decisions).toEqual(requests.map(randomDecision));
    expect(pool.metrics()).toMatchObject({ crashes: 1, answered: 2, queue: 0 });
  });

  test("does not block closing: open requests end with `wait`", async () => {
    const pool = pools.open({ botsModule: FAILING_BOTS });
    const requests = ["well", "hangs", "late"].map((table) => pool.decide(requestFor(table)));
    expect(await requests[0]).toEqual(received(0));
    await pool.close();
    expect(await Promise.all(requests.slice(1))).toEqual([WAIT, WAIT]);
    expect(await pool.decide(requestFor("closed"))).toEqual(WAIT);
    expect(pools.lines).toEqual([]);
  });

  test("and idle threads do not keep the process alive", async () => {
    const script = `
      import { BotPool } from ${JSON.stringify(new URL("../src/bots/bot-pool.ts", import.meta.url))};
      const pool = new BotPool({ threads: 2, thinkTimeMs: 60_000, graceMs: 60_000, logger: console });
      const question = JSON.parse(process.argv[1]);
      const { move } = await pool.decide({ ...question, seenStepsFrom: () => [] });
      console.log(JSON.stringify(move));`;
    const request = JSON.stringify(requestFor("alone", { level: "random" }));
    const args = ["--input-type=module", "--eval", script, request];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
    expect(legal).toContainEqual(JSON.parse(stdout));
  });
});
