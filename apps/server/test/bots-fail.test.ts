import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { WAIT, type BotRequest } from "../src/bots/bot-request.ts";
import { randomDecision } from "../src/bots/fallback-decision.ts";
import { Desks, gameBy, optionsOf, refusalIn } from "./desks.ts";
import { PACE } from "./ill-bots.ts";

const ILL = new URL("./ill-bots.ts", import.meta.url);
const zimbabwe = gameBy("zimbabwe");

let desks = new Desks();
afterEach(async () => {
  await desks.close();
  desks = new Desks();
});

describe("a bot that is ill", () => {
  const state = zimbabwe.setup("ill", 2, optionsOf(zimbabwe, {}));
  const [seat = 0] = zimbabwe.toAct(state);
  const legal = [...zimbabwe.legalMoves(state, seat)];
  /** A question about the first move of a game, after so many steps that were told. */
  const about = (table: string, changes: Partial<BotRequest> = {}): BotRequest => ({
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
  const told = (count: number) => ({ move: legal[count], pauseMs: PACE });

  test("and hangs is cut off, and nobody else notices", async () => {
    const desk = desks.open({ botsModule: ILL, thinkTimeMs: 0, graceMs: 1500 });
    expect(await desk.decide(about("well", { stepCount: 1 }))).toEqual(told(1));
    const hanging = about("hangs");
    const [drawn, well] = await Promise.all([
      desk.decide(hanging),
      desk.decide(about("well", { stepCount: 3 })),
    ]);
    expect(drawn).toEqual(randomDecision(hanging));
    expect(legal).toContainEqual(drawn.move);
    // In a new thread, and told from the beginning.
    expect(well).toEqual(told(3));
    expect(desk.metrics()).toMatchObject({ answered: 3, timeouts: 1, crashes: 0, players: 1 });
    expect(desks.lines).toMatchObject([{}, { table: "hangs", seat, reason: "it took too long" }]);
  });

  test("does not stop the other threads", async () => {
    const desk = desks.open({ botsModule: ILL, threads: 2 });
    const hanging = desk.decide(about("hangs"));
    for (const stepCount of [1, 2, 3]) {
      expect(await desk.decide(about("well", { stepCount }))).toEqual(told(stepCount));
    }
    desk.releaseTable("hangs");
    await desk.close();
    expect(await hanging).toEqual(WAIT);
  });

  describe("at a shared desk", () => {
    const shared = new Desks();
    const desk = shared.open({ botsModule: ILL });
    afterEach(() => desk.releaseTable("well"));
    afterAll(() => shared.close());

    test.each<[how: string, reason: RegExp, times: number]>([
      ["throws", /^no idea$/, 2],
      ["cheats", /^end-turn is refused: /, 1],
      ["exits", /^the thread ended by itself$/, 1],
      ["leaks", /memory/, 1],
    ])("and %s has a move drawn for it, each time", async (how, reason, times) => {
      const question = about(how);
      const { crashes } = desk.metrics();
      for (let time = 1; time <= times; time++) {
        expect(await desk.decide(question)).toEqual(randomDecision(question));
        expect(shared.lines.at(-1)).toMatchObject({
          table: how,
          reason: expect.stringMatching(reason),
        });
        expect(desk.metrics()).toMatchObject({
          crashes: crashes + time,
          timeouts: 0,
          players: 0,
        });
      }
      expect(await desk.decide(about("well", { stepCount: 2 }))).toEqual(told(2));
    });

    test("is only told what it was not told yet, and after an undo all of it", async () => {
      const asked: number[] = [];
      const at = (stepCount: number, generation: number) =>
        desk.decide(
          about("well", {
            stepCount,
            generation,
            seenStepsFrom(from) {
              asked.push(from);
              return about("well").seenStepsFrom(from);
            },
          }),
        );
      expect(await at(2, 0)).toEqual(told(2));
      expect(await at(5, 0)).toEqual(told(5));
      expect(await at(5, 0)).toEqual(told(5));
      expect(await at(3, 0)).toEqual(told(3));
      expect(await at(4, 1)).toEqual(told(4));
      expect(asked).toEqual([0, 2, 0, 0]);
    });

    test("or a room that cannot say what was told, does not hold up the others", async () => {
      const logged = shared.lines.length;
      const lost = about("lost", {
        stepCount: 1,
        seenStepsFrom: () => {
          throw new Error("forgotten");
        },
      });
      const [first, second] = await Promise.all([desk.decide(lost), desk.decide(about("well"))]);
      expect([first, second]).toEqual([randomDecision(lost), told(0)]);
      expect(shared.lines.slice(logged)).toMatchObject([{ table: "lost", reason: "forgotten" }]);
    });
  });

  test("does not make the queue grow beyond its limit; whoever asks most gets drawn moves", async () => {
    const desk = desks.open({ botsModule: ILL, maxQueueLength: 2 });
    const of = (table: string, person: string) => about(table, { stepCount: 1, owner: { person } });
    const questions = [of("a", "Ann"), of("b", "Ann"), of("c", "Ann"), of("d", "Ben")];
    const decisions = questions.map((question) => desk.decide(question));
    expect(desk.metrics()).toMatchObject({ queue: 2, overflows: 2, answered: 2 });
    const [drawnForB, drawnForC] = [randomDecision(of("b", "Ann")), randomDecision(of("c", "Ann"))];
    expect(await Promise.all(decisions)).toEqual([told(1), drawnForB, drawnForC, told(1)]);
    const reason = "too many questions wait";
    expect(desks.lines).toMatchObject([
      { table: "c", reason },
      { table: "b", reason },
    ]);
  });

  test("that cannot even be loaded has moves drawn for all", async () => {
    const desk = desks.open({ botsModule: new URL("./no-such-bots.ts", import.meta.url) });
    const questions = ["a", "b"].map((table) => about(table));
    const decisions = await Promise.all(questions.map((question) => desk.decide(question)));
    expect(decisions).toEqual(questions.map(randomDecision));
    expect(desk.metrics()).toMatchObject({ crashes: 1, answered: 2, queue: 0 });
  });

  test("keeps nobody from closing: those who wait for an answer are told to wait", async () => {
    const desk = desks.open({ botsModule: ILL });
    const questions = ["well", "hangs", "late"].map((table) => desk.decide(about(table)));
    expect(await questions[0]).toEqual(told(0));
    await desk.close();
    expect(await Promise.all(questions.slice(1))).toEqual([WAIT, WAIT]);
    expect(await desk.decide(about("closed"))).toEqual(WAIT);
    expect(desks.lines).toEqual([]);
  });

  test("and threads that nobody asks keep no process alive", async () => {
    const script = `
      import { BotPool } from ${JSON.stringify(new URL("../src/bots/bot-pool.ts", import.meta.url))};
      const desk = new BotPool({ threads: 2, thinkTimeMs: 60_000, graceMs: 60_000, logger: console });
      const question = JSON.parse(process.argv[1]);
      const { move } = await desk.decide({ ...question, seenStepsFrom: () => [] });
      console.log(JSON.stringify(move));`;
    const question = JSON.stringify(about("alone", { level: "random" }));
    const args = ["--input-type=module", "--eval", script, question];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
    expect(legal).toContainEqual(JSON.parse(stdout));
  });
});
