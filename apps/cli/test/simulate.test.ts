import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { games } from "@sofala/catalog";
import { isObject, type Json } from "@sofala/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runSofala } from "./fake-terminal.ts";
import { makeTestFolder, type TestFolder } from "./fixtures.ts";

let folder: TestFolder;
beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => folder.remove());

const simulate = (...options: readonly string[]) =>
  runSofala([
    "simulate",
    "zimbabwe",
    "--players",
    "2",
    "--games",
    "3",
    "--seed",
    "test",
    ...options,
  ]);

describe("simulate", () => {
  test("prints the figures", async () => {
    const { exit, out } = await simulate();
    expect(exit).toBe(0);
    for (const word of [
      "3 games of 2 random players",
      "rounds ",
      "round limit",
      "winners",
      "god",
      "moves/s",
    ]) {
      expect(out).toContain(word);
    }
  });

  test("gives the same figures for the same seed", async () => {
    const [first, second, other] = await Promise.all([
      simulate("--json"),
      simulate("--json"),
      simulate("--json", "--seed", "other"),
    ]);
    const figures = ({ out }: { readonly out: string }) => {
      const summary = JSON.parse(out) as { readonly [name: string]: Json };
      const { seconds: _s, gamesPerSecond: _g, movesPerSecond: _m, ...rest } = summary;
      return rest;
    };
    expect(figures(first)).toEqual(figures(second));
    expect(figures(first)).not.toEqual(figures(other));
    expect(figures(first)).toMatchObject({ game: "zimbabwe", players: 2, games: 3, seed: "test" });
  });

  test("counts the games that hit the round limit", async () => {
    const limited = JSON.parse((await simulate("--json", "--rounds", "2")).out) as Json;
    expect(limited).toMatchObject({ rounds: { max: 2, limit: 2, hitLimit: 3 } });
    const own = JSON.parse((await simulate("--json", "--options", '{"roundLimit":3}')).out) as Json;
    expect(own).toMatchObject({ rounds: { max: 3, limit: 3, hitLimit: 3 } });
    const free = JSON.parse((await simulate("--json", "--rounds", "0")).out) as Json;
    expect(free).toMatchObject({ rounds: { limit: 0, hitLimit: 0 } });
  });

  test("writes records that replay verifies, and never over old ones", async () => {
    const records = join(folder.path, "new", "records");
    expect((await simulate("--records", records)).exit).toBe(0);
    const names = (await readdir(records)).toSorted();
    expect(names).toEqual(["game-000001.json", "game-000002.json", "game-000003.json"]);
    for (const name of names) {
      const { exit, out } = await runSofala(["replay", join(records, name)]);
      expect(exit).toBe(0);
      expect(out).toContain("The game is over: 1. ");
    }
    const before = await readFile(join(records, "game-000001.json"), "utf8");
    const again = await simulate("--records", records, "--seed", "other");
    expect(again.exit).toBe(2);
    expect(again.err).toContain("game-000001.json already exists");
    expect(await readFile(join(records, "game-000001.json"), "utf8")).toBe(before);
  });

  test("lets bots play, one for all seats or one for each", async () => {
    const { exit, out } = await simulate("--bots", "novice,random", "--rounds", "3");
    expect(exit).toBe(0);
    expect(out).toContain("3 games of novice, random");
    expect(out).toContain("seat 0 novice");
    const [one, again] = await Promise.all([
      simulate("--bots", "novice", "--json", "--rounds", "2"),
      simulate("--bots", "novice", "--json", "--rounds", "2"),
    ]);
    expect(JSON.parse(one.out)).toMatchObject({ bots: ["novice", "novice"], players: 2 });
    const winners = ({ out: text }: { readonly out: string }) =>
      (JSON.parse(text) as { readonly winners: Json }).winners;
    expect(winners(one)).toEqual(winners(again));
  });

  test("records the games of bots, and reports programs that fail", async () => {
    const records = join(folder.path, "bots");
    const bots = ["--bots", "cmd:./no-such-program,random", "--games", "1", "--rounds", "2"];
    const { exit, out, err } = await simulate(...bots, "--records", records);
    expect(exit).toBe(0);
    expect(err).toContain("Game 1: cmd:./no-such-program cannot be started (");
    expect(out).toMatch(/seat 1 random +1 +100.0%/u);
    expect((await runSofala(["replay", join(records, "game-000001.json")])).exit).toBe(0);
  });

  test("traces every move among the legal ones", async () => {
    const { out, err } = await simulate("--trace", "--games", "2", "--rounds", "4");
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Json);
    expect(err).toContain("2 games");
    expect(lines.filter((line) => isObject(line) && "position" in line)).toHaveLength(2);
    expect(lines[0]).toMatchObject({ position: { format: "sofala-position/1", phase: "setup" } });
    const kinds = new Set<string>();
    let stands = 0;
    for (const line of lines) {
      if (!isObject(line) || "position" in line) continue;
      expect(Object.keys(line)).toEqual(["seat", "move", "legal", "after"]);
      const { move, legal, after } = line as unknown as TraceLine;
      if (after !== null) stands += 1;
      for (const [kind, moves] of Object.entries(legal)) {
        kinds.add(kind);
        expect(moves.every((listed) => listed.kind === kind)).toBe(true);
      }
      if (!UNLISTED.includes(move.kind)) expect(legal[move.kind]).toContainEqual(move);
    }
    expect(stands).toBeGreaterThan(0);
    expect([...kinds]).toEqual(expect.arrayContaining(["place-first", "give", "pass", "end-turn"]));
    for (const kind of UNLISTED) expect(kinds).not.toContain(kind);
  });

  test.each<[why: string, args: readonly string[], complaint: string]>([
    ["too many players", ["--players", "6"], "--players must be a whole number from 2 to 5"],
    ["no games", ["--games", "0"], "--games must be a whole number of 1 or more"],
    ["options that are not JSON", ["--options", "{"], "--options is not JSON: line 1, column 2"],
    ["unknown options", ["--options", '{"dragons":true}'], "--options: $"],
    ["an unknown flag", ["--fast"], "--fast"],
    ["an unknown bot", ["--bots", "clever"], '--bots: zimbabwe has no bot "clever"'],
    ["too many bots", ["--bots", "novice,novice,novice"], "--bots names 3 bots for 2 seats"],
    ["records in a file", ["--records", "package.json"], "package.json: "],
  ])("refuses %s", async (_why, args, complaint) => {
    const { exit, out, err } = await simulate(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: "" });
    expect(err).toContain(complaint);
  });
});

interface TraceLine {
  readonly move: { readonly kind: string };
  readonly legal: { readonly [kind: string]: readonly { readonly kind: string }[] };
  readonly after: Json;
}

const UNLISTED = ["raise-monument", "set-prices", "raise-prices"];

test("a bug is reported in one sentence without a stack trace", async () => {
  const broken = games.map((game) => ({
    ...game,
    setup: () => {
      throw new Error("the map is upside down");
    },
  }));
  const { exit, out, err } = await runSofala(["simulate", "zimbabwe"], { games: broken });
  expect({ exit, out, err }).toEqual({
    exit: 70,
    out: "",
    err: "This is a bug in Sofala, not a mistake in your input: the map is upside down\n",
  });
});
