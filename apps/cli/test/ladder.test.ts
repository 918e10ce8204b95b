import { appendFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Json } from "@sofala/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runSofala } from "./fake-terminal.ts";
import { makeTestFolder, type TestFolder } from "./fixtures.ts";

let folder: TestFolder;
beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => folder.remove());

const QUICK = ["--rounds", "2", "--workers", "1"];
const ladder = (...options: readonly string[]) =>
  runSofala(["ladder", "zimbabwe", "--players", "2", "--blocks", "1", ...QUICK, ...options]);
const match = (args: readonly string[]) => runSofala(["match", ...args]);

/** The figures without times, which differ each run. */
const figures = (text: string) => {
  const { bots, ...rest } = JSON.parse(text) as { readonly bots: readonly { rating: Json }[] };
  return { ...rest, ratings: bots.map(({ rating }) => rating) };
};

describe("ladder", () => {
  test("plays each level against the next, and prints the results", async () => {
    const { exit, out, err } = await ladder("--budget", "30");
    expect({ exit, err }).toEqual({ exit: 0, err: "" });
    expect(out).toContain("zimbabwe (rules 1), 2 players: 10 games in 5 blocks, held-out seeds");
    expect(out).toMatch(/strong against steady +2 /u);
    expect(out).toMatch(/casual against novice +2 +\d+\.\d% +\d+\.\d% to \d+\.\d% +50\.0%/u);
    expect(out).toMatch(/novice against random +2 /u);
    for (const bot of ["strong", "steady", "club", "casual", "novice", "random"]) {
      expect(out).toMatch(new RegExp(`^${bot} +-?\\d+\\.\\d +\\d+\\.\\d +\\d+\\.\\d `, "mu"));
    }
  });

  test("is stored in a folder and resumed", async () => {
    const path = join(folder.path, "kept", "ladder");
    const once = ["--lineup", "novice,random", "--out", path, "--json"];
    expect((await ladder(...once)).exit).toBe(0);
    expect((await readdir(path)).toSorted()).toEqual([
      "ladder.json",
      "ladder.jsonl",
      "ladder.md",
      "ladder.svg",
    ]);
    const blocks = join(path, "ladder.jsonl");
    const before = await readFile(blocks, "utf8");
    // As if the run had been stopped while writing.
    await appendFile(blocks, '{"lineup":["nov');
    const more = await ladder(...once, "--blocks", "2");
    const after = await readFile(blocks, "utf8");
    expect(after.startsWith(before)).toBe(true);
    expect(after.trimEnd().split("\n")).toHaveLength(3);
    const fresh = await ladder("--lineup", "novice,random", "--blocks", "2", "--json");
    expect(figures(more.out)).toEqual(figures(fresh.out));
    expect(figures(await readFile(join(path, "ladder.json"), "utf8"))).toEqual(figures(more.out));
    expect(await readFile(join(path, "ladder.md"), "utf8")).toContain(
      "| novice against random | 4 |",
    );
    expect(await readFile(join(path, "ladder.svg"), "utf8")).toMatch(/^<svg [\s\S]*<\/svg>\n$/u);
  });

  test("does not mix tournaments, nor resume a damaged one", async () => {
    const path = join(folder.path, "mixed");
    await ladder("--lineup", "random,random", "--out", path);
    const other = await ladder("--lineup", "random,random", "--out", path, "--seeds", "tune");
    expect(other).toMatchObject({ exit: 2, out: "" });
    expect(other.err).toContain("belongs to another tournament");
    const file = join(path, "ladder.jsonl");
    await writeFile(file, `${(await readFile(file, "utf8")).split("\n")[0]}\n{"seed":3}\n`);
    const damaged = await ladder("--lineup", "random,random", "--out", path);
    expect(damaged.err).toContain("is damaged");
  });

  test("measures an external program, and reports its failures", async () => {
    const { exit, out, err } = await ladder(
      "--bot",
      "cmd:./no-such-program",
      "--games",
      "2",
      "--blocks",
      "1",
    );
    expect(exit).toBe(2);
    expect(err).toContain("--blocks and --games");
    expect(out).toBe("");
    const failing = await ladder("--lineup", "cmd:./no-such-program,random");
    expect(failing.exit).toBe(0);
    expect(failing.err).toContain("cmd:./no-such-program cannot be started (");
    expect(failing.err).toContain("2 times; it loses those games.");
    expect(failing.out).toContain("2 forfeited");
  });

  test("names the bots in its help", async () => {
    const { out } = await runSofala(["ladder", "--help"]);
    expect(out).toContain("Steward (steady): Plans whole turns");
    expect(out).toContain("Merchant (steady): ");
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test.each<[why: string, args: readonly string[], complaint: string]>([
    ["an unknown bot", ["--lineup", "steady,strongest"], 'zimbabwe has no bot "strongest"'],
    ["a lineup of another size", ["--lineup", "steady,novice,novice"], "3 bots for 2 seats"],
    ["other seeds", ["--seeds", "any"], "--seeds must be tune or held"],
    ["no workers", ["--workers", "0"], "--workers must be a whole number from 1"],
    ["no time", ["--budget", "0"], "--budget must be a whole number of 1 or more"],
    ["a file as folder", ["--out", "package.json"], "package.json"],
  ])("refuses %s", async (_why, args, complaint) => {
    const { exit, out, err } = await ladder(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: "" });
    expect(err).toContain(complaint);
  });
});

describe("match", () => {
  test("stops as soon as it is clear who is stronger", async () => {
    const { exit, out } = await match([
      "zimbabwe",
      "novice",
      "random",
      "--players",
      "2",
      "--rounds",
      "8",
      "--workers",
      "1",
    ]);
    expect(exit).toBe(0);
    expect(out).toContain(
      "tuning seeds: novice against random; a fair share is 50.0%, and 10.0% above or below it",
    );
    expect(out).toMatch(/novice is stronger: \d+\.\d% .* of \d+ games in \d+ blocks\./u);
  });

  test("gives up after the maximum number of games", async () => {
    const { exit, out } = await match([
      "zimbabwe",
      "random",
      "novice",
      "--players",
      "2",
      ...QUICK,
      "--most",
      "3",
    ]);
    expect(exit).toBe(1);
    expect(out).toMatch(/undecided: .* of 4 games in 2 blocks\./u);
  });

  test.each<[why: string, args: readonly string[], complaint: string]>([
    ["no game", [], "takes one GAME"],
    ["one bot", ["zimbabwe", "steady"], "two or more different bots"],
    ["the same bot twice", ["zimbabwe", "steady", "steady"], "two or more different bots"],
    ["an unknown bot", ["zimbabwe", "steady", "clever"], 'no bot "clever"'],
    [
      "too many",
      ["zimbabwe", "steady", "novice", "random", "--players", "2"],
      "3 bots cannot take 2",
    ],
    ["an effect beyond reason", ["zimbabwe", "steady", "novice", "--effect", "30"], "below 25.0"],
  ])("refuses %s", async (_why, args, complaint) => {
    const { exit, err } = await match(args);
    expect(exit).toBe(2);
    expect(err).toContain(complaint);
  });
});
