import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sofala } from "./fake-terminal.ts";
import { idleGame, makeFolder, newer, position, scenario, type Folder } from "./fixtures.ts";

let folder: Folder;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

describe("scenario", () => {
  test("prints a line for each and exits 0 when all hold", async () => {
    const first = await folder.write("holds.json", scenario);
    const { exit, out, err } = await sofala(["scenario", first, "-"], {
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
    const { exit, out } = await sofala(["scenario", fails, holds]);
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
    const { exit, out, err } = await sofala(["scenario", broken, fails, holds]);
    expect(exit).toBe(2);
    expect(out.split("\n")).toHaveLength(3);
    expect(err).toContain(`${broken}: $.position.seats[0].cattle: `);
  });

  test.each<[why: string, content: unknown, complaint: string]>([
    ["it is no object", [], "$: expected an object"],
    ["the game is unknown", { ...scenario, game: "chess" }, '$.game: expected "zimbabwe"'],
    ["it is a record", idleGame, '$.format: expected "sofala-scenario/1"'],
    ["a step asks nothing", { ...scenario, steps: [{}] }, "$.steps[0]: "],
    ["there is a field too many", { ...scenario, extra: 1 }, "$.extra: unknown field"],
  ])("is malformed when %s", async (_why, content, complaint) => {
    const { exit, err } = await sofala(["scenario", "-"], { input: JSON.stringify(content) });
    expect(exit).toBe(2);
    expect(err).toContain(`standard input: ${complaint}`);
  });

  test("is malformed in one line, whatever its names", async () => {
    const input = JSON.stringify({ ...scenario, "a\u001b[2J\nb": 1 });
    const { exit, err } = await sofala(["scenario", "-"], { input });
    expect(exit).toBe(2);
    expect(err).toBe("standard input: $.a�[2J�b: unknown field.\n");
  });

  test("is not JSON where line and column say", async () => {
    const file = await folder.write("text.json", '{\n  "format": sofala\n}');
    const { exit, err } = await sofala(["scenario", file]);
    expect(exit).toBe(2);
    expect(err).toBe(`${file} is not JSON: line 2, column 13: expected a value, found "s".\n`);
  });

  test("needs a file that is there", async () => {
    expect(await sofala(["scenario", "missing.json"])).toEqual({
      exit: 2,
      out: "",
      err: "missing.json: there is no such file or folder.\n",
    });
    expect((await sofala(["scenario", folder.path])).err).toContain("it is a folder");
    expect((await sofala(["scenario"])).exit).toBe(2);
  });
});

describe("replay", () => {
  const replay = (record: unknown, ...options: readonly string[]) =>
    sofala(["replay", "-", ...options], { input: JSON.stringify(record) });

  test("verifies a record and tells the end", async () => {
    const { exit, out } = await replay(idleGame);
    expect({ exit, out }).toEqual({
      exit: 0,
      out: "zimbabwe, Ann, Ben: 2 moves, all legal.\nThe game is over: 1. Ann, 2. Ben.\n",
    });
  });

  test("draws the table for those who look", async () => {
    const { out } = await sofala(["replay", "-"], {
      input: JSON.stringify(idleGame),
      isScreen: true,
    });
    expect(out).toContain(" 3  ·  · ▲K1 ·  · ▲Z1");
    expect(out).toContain("Ann (Kilwa)");
  });

  test("stops after --step moves", async () => {
    expect((await replay(idleGame, "--step", "1")).out).toBe(
      "zimbabwe, Ann, Ben: 1 of 2 moves, all legal.\nTo act: Ben.\n",
    );
    expect(await replay(idleGame, "--step", "3")).toMatchObject({ exit: 2, out: "" });
    expect(await replay(idleGame, "--step", "-1")).toMatchObject({ exit: 2, out: "" });
  });

  test("speaks JSON", async () => {
    const told: unknown = JSON.parse((await replay(idleGame, "--json")).out);
    expect(told).toMatchObject({
      game: "zimbabwe",
      step: 2,
      moves: 2,
      toAct: [],
      position: { phase: "over", active: null },
      events: [[{ kind: "turn-ended", seat: 0 }], expect.anything()],
      result: { ranking: [[0], [1]] },
    });
    const move = { kind: "build-monument", at: "a3" };
    const amid = { ...idleGame, moves: [[0, move]], result: undefined };
    const middle: unknown = JSON.parse((await replay(amid, "--json")).out);
    expect(middle).toMatchObject({ position: null, description: { active: 0 }, result: null });
  });

  test("says no to a move that is refused, in words", async () => {
    const moves = [...idleGame.moves.slice(0, 1), [0, { kind: "end-turn" }]];
    const { exit, out, err } = await replay({ ...idleGame, moves, result: undefined });
    expect({ exit, out }).toEqual({ exit: 1, out: "" });
    expect(err).toMatch(
      /^standard input: \$\.moves\[1\]: the move is refused \(turn\/not-yours\): .*Ben/u,
    );
  });

  test("says no to a result that is wrong", async () => {
    const wrong = await replay({ ...idleGame, result: { ranking: [[1], [0]] } });
    expect(wrong.exit).toBe(1);
    expect(wrong.err).toContain("$.result.ranking");
    expect(wrong.err).toContain("[[0],[1]]");
    const early = await replay({ ...idleGame, moves: [] });
    expect(early.exit).toBe(1);
    expect(early.err).toContain("the game is not over");
  });

  test("plays a record by the rules that it was played under", async () => {
    const input = JSON.stringify(idleGame);
    expect(await sofala(["replay", "-"], { input, games: [newer] })).toMatchObject({ exit: 0 });
    const today = JSON.stringify({ ...idleGame, rules: 2 });
    const { exit, err } = await sofala(["replay", "-"], { input: today, games: [newer] });
    expect(exit).toBe(1);
    expect(err).toContain("(game/over)");
  });

  test.each<[path: string, record: unknown]>([
    ["$.moves[0][1]", { ...idleGame, moves: [[0, { kind: "dance" }]] }],
    ["$.moves[0][0]", { ...idleGame, moves: [["Ann", { kind: "end-turn" }]] }],
    ["$.position.monuments", { ...idleGame, position: { ...position, monuments: 3 } }],
    ["$.result.ranking", { ...idleGame, result: { ranking: [[0]] } }],
    ["$.rules", { ...idleGame, rules: 99 }],
  ])("is malformed at %s", async (path, record) => {
    const { exit, err } = await replay(record);
    expect(exit).toBe(2);
    expect(err).toContain(`standard input: ${path}`);
  });
});

describe("show and legal", () => {
  test("show draws positions, records and scenarios", async () => {
    const row = " 3  ·  · ▲K1 ·  · ▲Z1";
    for (const content of [position, idleGame, scenario]) {
      const { exit, out } = await sofala(["show", "-"], { input: JSON.stringify(content) });
      expect(exit).toBe(0);
      expect(out).toContain(row);
    }
    const first = await sofala(["show", "-", "--step", "0"], { input: JSON.stringify(idleGame) });
    expect(first.out).toContain("To act: Ann.");
  });

  test("legal lists each move of the seat to act once", async () => {
    const { exit, out } = await sofala(["legal", "-"], { input: JSON.stringify(position) });
    const lines = out.trimEnd().split("\n");
    expect(exit).toBe(0);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toContain('{"kind":"build-monument","at":"a3"}');
    expect(lines).toContain('{"kind":"end-turn"}');
    const other = await sofala(["legal", "-", "--seat", "1"], { input: JSON.stringify(position) });
    expect(other).toEqual({ exit: 0, out: "", err: "" });
  });

  test("legal lists nothing when a game is over", async () => {
    const over = await sofala(["legal", "-"], { input: JSON.stringify(idleGame) });
    expect(over).toEqual({ exit: 0, out: "", err: "" });
  });

  test("neither takes what it does not know", async () => {
    const odd = await sofala(["show", "-"], { input: '{"game":"zimbabwe","format":"x"}' });
    expect(odd.exit).toBe(2);
    expect(odd.err).toContain("$.format: expected");
    const step = await sofala(["legal", "-", "--step", "2"], { input: JSON.stringify(position) });
    expect(step.exit).toBe(2);
  });
});

describe("review", () => {
  test("judges every decision of a record", async () => {
    const file = await folder.write("idle.json", idleGame);
    const { exit, out } = await sofala(["review", file, "--simulations", "4", "--json"]);
    expect(exit).toBe(0);
    const { game, moments } = JSON.parse(out) as {
      readonly game: string;
      readonly moments: readonly { readonly moves: readonly unknown[] }[];
    };
    expect(game).toBe("zimbabwe");
    expect(moments.flatMap(({ moves }) => moves)).toHaveLength(idleGame.moves.length);
  });

  test("draws the chances of all, and says what cost most", async () => {
    const file = await folder.write("idle.json", idleGame);
    const { exit, out } = await sofala(["review", file, "--simulations", "4", "--most", "1"]);
    expect(exit).toBe(0);
    expect(out).toMatch(/^\S.*[▁▂▃▄▅▆▇█]+ {2}\d+\.\d %$/mu);
    expect(out).toMatch(/gave away|Nothing was found/u);
  });

  test("takes records alone", async () => {
    const file = await folder.write("position.json", position);
    const { exit, err } = await sofala(["review", file]);
    expect({ exit, err }).toEqual({ exit: 2, err: `${file}: this is no record.\n` });
  });

  test.each([
    [["review"], "takes one FILE"],
    [["review", "-", "--simulations", "0"], "--simulations is a whole number of 1 or more"],
  ])("refuses %j", async (args, complaint) => {
    const { exit, err } = await sofala(args);
    expect(exit).toBe(2);
    expect(err).toContain(complaint);
  });
});
