import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject, type Json } from "@sofala/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runSofala } from "../fake-terminal.ts";
import { makeTestFolder, type TestFolder } from "../fixtures.ts";
import { market, record, scenario, shops } from "./fixtures.ts";

let folder: TestFolder;
beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => folder.remove());

const READY = { kind: "ready" };

const on = (content: unknown, command: string, ...options: readonly string[]) =>
  runSofala([command, "-", ...options], { input: JSON.stringify(content) });

describe("scenario", () => {
  test("exits 0, 1 or 2 if it passes, fails or is malformed", async () => {
    expect(await on(scenario, "scenario")).toEqual({
      exit: 0,
      out: "✓ what is under a card is nobody's business\n",
      err: "",
    });
    const fails = await on({ ...scenario, steps: [{ income: { wine: 2 }, is: 4 }] }, "scenario");
    expect(fails.exit).toBe(1);
    expect(fails.out).toContain("$.steps[0]: income is 5, not 4");
    const shown = await on({ ...scenario, steps: [{ observer: 0, hides: ["grain"] }] }, "scenario");
    expect(shown.exit).toBe(1);
    const broken = await on({ ...scenario, position: { ...market, turn: 9 } }, "scenario");
    expect(broken.exit).toBe(2);
    expect(broken.err).toContain("standard input: $.position.turn: ");
  });
});

describe("replay", () => {
  test("verifies a record with a move of the clock", async () => {
    const { exit, out } = await on(record, "replay");
    expect(exit).toBe(0);
    expect(out).toBe(
      "mediterranean, Ann, Ben, Cleo, Dora: 6 moves, all legal.\nTo act: Ann, Ben, Cleo, Dora.\n",
    );
  });

  test("prints the game in sentences, for each observer what it may know", async () => {
    const { out } = await on(record, "replay", "--log");
    expect(out).toContain("    1  Ann offers everyone 1 wine and 2 VP for 2 wool (offer 1).\n");
    expect(out).toContain(
      "    3  Ben accepts Ann's offer: Ann gives 1 wine (Barbarian Fury) and 2 VP, " +
        "Ben gives 2 wool (democracy ×2).\n",
    );
    expect(out).toContain("    5  Ann stores cards 1 and 5.\n");
    expect(out).toContain("    6  Time is up for trading.\n");
    for (const observer of ["spectator", "2"]) {
      const output = await on(record, "replay", "--log", "--seat", observer);
      expect(output.out).toContain(
        "    3  Ben accepts Ann's offer: Ann gives 1 wine and 2 VP, Ben gives 2 wool.\n",
      );
      expect(output.out).toContain("    5  Ann stores 2 cards.\n");
    }
    const partner = await on(record, "replay", "--log", "--seat", "1");
    expect(partner.out).toContain("Ann gives 1 wine (Barbarian Fury) and 2 VP");
  });

  test("hides a choice until the others have chosen", async () => {
    const moves = [[0, { kind: "flip", track: "religion" }]];
    const position = { format: "sofala-position/1", game: "mediterranean", phase: "civic" };
    const output = async (observer: string) =>
      (await on({ ...record, position, moves }, "replay", "--log", "--seat", observer)).out;
    expect(await output("0")).toContain("    1  Ann will flip the religion board.\n");
    expect(await output("1")).toMatch(/^mediterranean, Ann/u);
  });

  test("shows a choice at once, while others still choose", async () => {
    const cubes = { bank: 1 };
    const seats = [
      { cubes, hand: ["grain-13", "grain-15"] },
      { cubes, hand: ["wool-13", "wool-15"] },
    ];
    const ready = [0, 1, 2, 3].map((seat) => [seat, { kind: "ready" }]);
    const moves = [...ready, [0, { kind: "bank", choice: "poverty" }]];
    const position = { ...market, turn: 1, calamities: [], seats };
    const { out } = await on({ ...record, position, moves }, "replay", "--log");
    expect(out).toMatch(/ {4}5 {2}Ann's bank .*Poverty/u);
  });

  test("prints JSON, also of one seat's view", async () => {
    const output: unknown = JSON.parse((await on(record, "replay", "--json")).out);
    expect(output).toMatchObject({ game: "mediterranean", step: 6, position: null, result: null });
    const seen = JSON.parse((await on(record, "replay", "--json", "--seat", "3")).out) as Json;
    expect(seen).toMatchObject({ view: { observer: 3, part: "grace" } });
    expect(JSON.stringify(seen)).not.toMatch(/barbarianFury|wine-11/u);
  });

  test.each<[exit: number, why: string, record: unknown, complaint: string]>([
    [
      1,
      "a move is refused",
      { ...record, moves: [[0, { kind: "store", cards: [3] }]] },
      "the move is refused (store/forbidden): You cannot store",
    ],
    [
      1,
      "the result is wrong",
      { ...record, result: { ranking: [[0], [1], [2], [3]] } },
      "not over",
    ],
    [2, "a move is none", { ...record, moves: [[0, { kind: "dance" }]] }, "$.moves[0][1]"],
    [2, "there are too few", { ...record, players: ["Ann"] }, "$.players"],
  ])("exits %i when %s", async (exit, _why, content, complaint) => {
    const answer = await on(content, "replay");
    expect(answer.exit).toBe(exit);
    expect(answer.err).toContain(complaint);
  });
});

describe("show and legal", () => {
  test("show draws everything, or what one observer sees", async () => {
    for (const content of [market, record, scenario]) {
      const { exit, out } = await on(content, "show");
      expect(exit).toBe(0);
      expect(out).toContain("Barbarian Fury");
    }
    const own = await on(market, "show", "--seat", "0");
    expect(own.out).toContain("Your cards");
    expect(own.out).not.toContain("Piracy");
    const open = await on(market, "show", "--seat", "spectator");
    expect(open.out).not.toMatch(/Fury|Piracy/u);
    expect(open.out).toContain("To act: Green, Purple, Orange, Yellow.");
    expect((await on(market, "show", "--seat", "4")).exit).toBe(2);
    expect((await on(market, "show", "--seat", "Ann")).exit).toBe(2);
  });

  test("legal lists the moves of all who are to act, or of one seat", async () => {
    const all = (await on(market, "legal")).out.trimEnd().split("\n");
    expect(all).toContain('[0,{"kind":"store","cards":[1,5]}]');
    expect(all).toContain('[3,{"kind":"ready"}]');
    const one = (await on(market, "legal", "--seat", "3")).out;
    expect(one).toBe('{"kind":"ready"}\n');
    expect((await on(market, "legal", "--seat", "4")).exit).toBe(2);
    expect((await on({ ...market, phase: "tea" }, "legal")).exit).toBe(2);
  });
});

describe("simulate", () => {
  const simulate = (...options: readonly string[]) =>
    runSofala(["simulate", "mediterranean", "--games", "3", "--seed", "test", ...options]);

  test("prints the figures", async () => {
    const { exit, out } = await simulate();
    expect(exit).toBe(0);
    for (const word of [
      "mediterranean: 3 games of 4 random players, seed test",
      "rounds     mean 6, median 6, from 6 to 6",
      "(no limit)",
      "government",
      "religion",
      "moves/s",
    ]) {
      expect(out).toContain(word);
    }
  });

  test("writes records that replay verifies, with moves of the clock", async () => {
    const records = join(folder.path, "records");
    expect((await simulate("--records", records, "--players", "5")).exit).toBe(0);
    const names = await readdir(records);
    expect(names).toHaveLength(3);
    let clockMoves = 0;
    for (const name of names) {
      const file = join(records, name);
      const { exit, out } = await runSofala(["replay", file]);
      expect(exit).toBe(0);
      expect(out).toContain("The game is over: 1. ");
      clockMoves += [...(await readFile(file, "utf8")).matchAll(/\["clock",/gu)].length;
    }
    expect(clockMoves).toBeGreaterThan(0);
  });

  test("traces every move, without an incomplete list of legal moves", async () => {
    const { out, err } = await simulate("--trace", "--games", "1");
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Json);
    expect(err).toContain("1 game of 4 random players");
    expect(lines[0]).toMatchObject({ position: { turn: 1, phase: "civic" } });
    const kinds = new Set<unknown>();
    for (const line of lines.slice(1)) {
      if (!isObject(line) || !isObject(line["move"])) throw new Error("no line of a trace");
      expect(Object.keys(line)).toEqual(["seat", "move", "after"]);
      kinds.add(line["move"]["kind"]);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["offer", "accept", "ready", "develop"]));
  });
});

describe("review", () => {
  test("names what was not bought", async () => {
    const idle = { ...record, position: shops, moves: [0, 1, 2, 3].map((seat) => [seat, READY]) };
    const { exit, out } = await on(idle, "review", "--most", "1");
    expect(exit).toBe(0);
    expect(out).toMatch(/^Ann +[▁▂▃▄▅▆▇█]+ {2}\d+\.\d%$/mu);
    expect(out).toMatch(/gave away \d+\.\d%:\n {2}played .*: nothing\n {2}better .*: B/u);
  });

  test("distinguishes bad storing from luck", async () => {
    const moves = [...record.moves, ["clock", { kind: "time-up" }]];
    const [ann, ...others] = market.seats;
    const close = { ...market, seats: [ann, ...others.map((seat) => ({ ...seat, vp: 20 }))] };
    const { out } = await on({ ...record, position: close, moves }, "review");
    expect(out).toMatch(/Ann gave away .*\n {2}played .*: Store cards 1 and 5\n.*: Store cards/u);
    const seats = [{ ...ann, hand: [], vp: 30, safety: -2 }, ...others.map(() => ({ vp: 30 }))];
    const struck = { ...market, turn: 5, calamities: ["CB1"], seats };
    const raid = await on({ ...record, position: struck, moves: moves.slice(-2) }, "review");
    expect(raid.out).toMatch(/^After move 1, luck: Ann is struck by .*\.\n {2}Ann .* to .*, Ben/mu);
  });
});
