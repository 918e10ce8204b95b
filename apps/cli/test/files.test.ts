import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runSofala } from "./fake-terminal.ts";
import {
  idleGameRecord,
  makeTestFolder,
  newerRules,
  position,
  scenario,
  type TestFolder,
} from "./fixtures.ts";

let folder: TestFolder;
beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => folder.remove());

describe("scenario", () => {
  test("prints a line for each and exits 0 when all pass", async () => {
    const first = await folder.write("holds.json", scenario);
    const { exit, out, err } = await runSofala(["scenario", first, "-"], {
      input: JSON.stringify({ ...scenario, name: "from the standard input\n" }),
    });
    expect({ exit, out, err }).toEqual({
      exit: 0,
      out: "✓ a potter needs clay nobody claims\n✓ from the standard input�\n",
      err: "",
    });
  });

  test("exits 1 when one fails, and says which step", async () => {
    const holds = await folder.write("holds.json", scenario);
    const steps = [...scenario.steps.slice(0, 2), { expect: { active: 1 } }];
    const fails = await folder.write("fails.json", { ...scenario, name: "fails", steps });
    const { exit, out } = await runSofala(["scenario", fails, holds]);
    expect(exit).toBe(1);
    expect(out).toBe(
      "✗ fails: $.steps[2]: $.active is 0, not 1\n✓ a potter needs clay nobody claims\n",
    );
  });

  test("exits 2 when one is malformed, and runs the others", async () => {
    const holds = await folder.write("holds.json", scenario);
    const fails = await folder.write("fails.json", {
      ...scenario,
      steps: [{ expect: { active: 1 } }],
    });
    const broken = await folder.write("broken.json", {
      ...scenario,
      position: { ...position, seats: [{ empire: "kilwa", cattle: "9" }, { empire: "zulu" }] },
    });
    const { exit, out, err } = await runSofala(["scenario", broken, fails, holds]);
    expect(exit).toBe(2);
    expect(out.split("\n")).toHaveLength(3);
    expect(err).toContain(`${broken}: $.position.seats[0].cattle: `);
  });

  test.each<[why: string, content: unknown, complaint: string]>([
    ["it is no object", [], "$: expected an object"],
    ["the game is unknown", { ...scenario, game: "chess" }, '$.game: expected "zimbabwe"'],
    ["it is a record", idleGameRecord, '$.format: expected "sofala-scenario/1"'],
    ["a step asks nothing", { ...scenario, steps: [{}] }, "$.steps[0]: "],
    ["there is a field too many", { ...scenario, extra: 1 }, "$.extra: unknown field"],
  ])("is malformed when %s", async (_why, content, complaint) => {
    const { exit, err } = await runSofala(["scenario", "-"], { input: JSON.stringify(content) });
    expect(exit).toBe(2);
    expect(err).toContain(`standard input: ${complaint}`);
  });

  test("a malformed file is reported in one line, whatever its names", async () => {
    const input = JSON.stringify({ ...scenario, "a\u001b[2J\nb": 1 });
    const { exit, err } = await runSofala(["scenario", "-"], { input });
    expect(exit).toBe(2);
    expect(err).toBe("standard input: $.a�[2J�b: unknown field.\n");
  });

  test("a syntax error is reported with line and column", async () => {
    const file = await folder.write("text.json", '{\n  "format": sofala\n}');
    const { exit, err } = await runSofala(["scenario", file]);
    expect(exit).toBe(2);
    expect(err).toBe(`${file} is not JSON: line 2, column 13: expected a value, found "s".\n`);
  });

  test("a missing file is an error", async () => {
    expect(await runSofala(["scenario", "missing.json"])).toEqual({
      exit: 2,
      out: "",
      err: "missing.json: there is no such file or folder.\n",
    });
    expect((await runSofala(["scenario", folder.path])).err).toContain("it is a folder");
    expect((await runSofala(["scenario"])).exit).toBe(2);
  });
});

describe("replay", () => {
  const replay = (record: unknown, ...options: readonly string[]) =>
    runSofala(["replay", "-", ...options], { input: JSON.stringify(record) });

  test("verifies a record and prints the result", async () => {
    const { exit, out } = await replay(idleGameRecord);
    expect({ exit, out }).toEqual({
      exit: 0,
      out: "zimbabwe, Ann, Ben: 2 moves, all legal.\nThe game is over: 1. Ann, 2. Ben.\n",
    });
  });

  test("draws the table for an observer", async () => {
    const { out } = await runSofala(["replay", "-"], {
      input: JSON.stringify(idleGameRecord),
      isTty: true,
    });
    expect(out).toContain(" 3  ·  · ▲K1 ·  · ▲Z1");
    expect(out).toContain("Ann (Kilwa)");
  });

  test("stops after --step moves", async () => {
    expect((await replay(idleGameRecord, "--step", "1")).out).toBe(
      "zimbabwe, Ann, Ben: 1 of 2 moves, all legal.\nTo act: Ben.\n",
    );
    expect(await replay(idleGameRecord, "--step", "3")).toMatchObject({ exit: 2, out: "" });
    expect(await replay(idleGameRecord, "--step", "-1")).toMatchObject({ exit: 2, out: "" });
  });

  test("prints JSON", async () => {
    const output: unknown = JSON.parse((await replay(idleGameRecord, "--json")).out);
    expect(output).toMatchObject({
      game: "zimbabwe",
      step: 2,
      moves: 2,
      toAct: [],
      position: { phase: "over", active: null },
      events: [[{ kind: "turn-ended", seat: 0 }], expect.anything()],
      result: { ranking: [[0], [1]] },
    });
    const move = { kind: "build-monument", at: "a3" };
    const amid = { ...idleGameRecord, moves: [[0, move]], result: undefined };
    const middle: unknown = JSON.parse((await replay(amid, "--json")).out);
    expect(middle).toMatchObject({ position: null, description: { active: 0 }, result: null });
  });

  test("fails with a sentence if a move is refused", async () => {
    const moves = [...idleGameRecord.moves.slice(0, 1), [0, { kind: "end-turn" }]];
    const { exit, out, err } = await replay({ ...idleGameRecord, moves, result: undefined });
    expect({ exit, out }).toEqual({ exit: 1, out: "" });
    expect(err).toMatch(
      /^standard input: \$\.moves\[1\]: the move is refused \(turn\/not-yours\): .*Ben/u,
    );
  });

  test("fails if the result is wrong", async () => {
    const wrong = await replay({ ...idleGameRecord, result: { ranking: [[1], [0]] } });
    expect(wrong.exit).toBe(1);
    expect(wrong.err).toContain("$.result.ranking");
    expect(wrong.err).toContain("[[0],[1]]");
    const early = await replay({ ...idleGameRecord, moves: [] });
    expect(early.exit).toBe(1);
    expect(early.err).toContain("the game is not over");
  });

  test("replays a record under the version of its rules", async () => {
    const input = JSON.stringify(idleGameRecord);
    expect(await runSofala(["replay", "-"], { input, games: [newerRules] })).toMatchObject({
      exit: 0,
    });
    const today = JSON.stringify({ ...idleGameRecord, rules: 2 });
    const { exit, err } = await runSofala(["replay", "-"], { input: today, games: [newerRules] });
    expect(exit).toBe(1);
    expect(err).toContain("(game/over)");
  });

  test.each<[path: string, record: unknown]>([
    ["$.moves[0][1]", { ...idleGameRecord, moves: [[0, { kind: "dance" }]] }],
    ["$.moves[0][0]", { ...idleGameRecord, moves: [["Ann", { kind: "end-turn" }]] }],
    ["$.position.monuments", { ...idleGameRecord, position: { ...position, monuments: 3 } }],
    ["$.result.ranking", { ...idleGameRecord, result: { ranking: [[0]] } }],
    ["$.rules", { ...idleGameRecord, rules: 99 }],
  ])("is malformed at %s", async (path, record) => {
    const { exit, err } = await replay(record);
    expect(exit).toBe(2);
    expect(err).toContain(`standard input: ${path}`);
  });
});

describe("show and legal", () => {
  test("show draws positions, records and scenarios", async () => {
    const row = " 3  ·  · ▲K1 ·  · ▲Z1";
    for (const content of [position, idleGameRecord, scenario]) {
      const { exit, out } = await runSofala(["show", "-"], { input: JSON.stringify(content) });
      expect(exit).toBe(0);
      expect(out).toContain(row);
    }
    const first = await runSofala(["show", "-", "--step", "0"], {
      input: JSON.stringify(idleGameRecord),
    });
    expect(first.out).toContain("To act: Ann.");
  });

  test("legal lists each move of the seat to act once", async () => {
    const { exit, out } = await runSofala(["legal", "-"], { input: JSON.stringify(position) });
    const lines = out.trimEnd().split("\n");
    expect(exit).toBe(0);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toContain('{"kind":"build-monument","at":"a3"}');
    expect(lines).toContain('{"kind":"end-turn"}');
    const other = await runSofala(["legal", "-", "--seat", "1"], {
      input: JSON.stringify(position),
    });
    expect(other).toEqual({ exit: 0, out: "", err: "" });
  });

  test("legal lists nothing when a game is over", async () => {
    const over = await runSofala(["legal", "-"], { input: JSON.stringify(idleGameRecord) });
    expect(over).toEqual({ exit: 0, out: "", err: "" });
  });

  test("neither accepts unknown documents", async () => {
    const odd = await runSofala(["show", "-"], { input: '{"game":"zimbabwe","format":"x"}' });
    expect(odd.exit).toBe(2);
    expect(odd.err).toContain("$.format: expected");
    const step = await runSofala(["legal", "-", "--step", "2"], {
      input: JSON.stringify(position),
    });
    expect(step.exit).toBe(2);
  });
});

describe("review", () => {
  test("reviews every decision of a record", async () => {
    const file = await folder.write("idle.json", idleGameRecord);
    const { exit, out } = await runSofala(["review", file, "--simulations", "4", "--json"]);
    expect(exit).toBe(0);
    const { game, course, moments } = JSON.parse(out) as {
      readonly game: string;
      readonly course: readonly unknown[];
      readonly moments: readonly {
        readonly moves: readonly unknown[];
        readonly better?: { readonly line: object };
      }[];
    };
    expect(game).toBe("zimbabwe");
    expect(course[0]).toMatchObject({ at: 0, chances: [expect.any(Number), expect.any(Number)] });
    for (const { better } of moments) {
      if (better === undefined) continue;
      expect(Object.keys(better.line).sort()).toEqual(["chances", "moves", "next", "visits"]);
    }
    expect(moments.flatMap(({ moves }) => moves)).toHaveLength(idleGameRecord.moves.length);
  });

  test("draws everybody's chances, and lists the most expensive decisions", async () => {
    const file = await folder.write("idle.json", idleGameRecord);
    const { exit, out } = await runSofala(["review", file, "--simulations", "4", "--most", "1"]);
    expect(exit).toBe(0);
    expect(out).toMatch(/^\S.*[▁▂▃▄▅▆▇█]+ {2}\d+\.\d%$/mu);
    expect(out).toMatch(/gave away|No clearly better/u);
  });

  test("takes only records", async () => {
    const file = await folder.write("position.json", position);
    const { exit, err } = await runSofala(["review", file]);
    expect({ exit, err }).toEqual({ exit: 2, err: `${file}: this is not a record.\n` });
  });

  test.each([
    [["review"], "takes one FILE"],
    [["review", "-", "--simulations", "0"], "--simulations must be a whole number of 1 or more"],
  ])("refuses %j", async (args, complaint) => {
    const { exit, err } = await runSofala(args);
    expect(exit).toBe(2);
    expect(err).toContain(complaint);
  });
});
