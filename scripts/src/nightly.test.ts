import { mkdtempSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runNightly, tableOf } from "./nightly.ts";
import type { Trial } from "./trials.ts";

const trial = (name: string): Trial => ({ name, of: "server", command: [`${name}.ts`] });
const [KILLS, FUZZ] = [trial("kills"), trial("fuzz")];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-"));
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Runs both trials, of which at most one fails; returns the names of those that ran. */
async function run(sources: string, failing?: Trial) {
  const ran: string[] = [];
  const results = await runNightly({
    trials: [KILLS, FUZZ],
    folder,
    sources,
    run: async (each, output) => {
      ran.push(each.name);
      writeSync(output, `begin\n${each.name}: 12 tables\n`);
      return each !== failing;
    },
  });
  return { ran, results };
}

test("all trials run, even after a failure, and their output is in log files", async () => {
  const { ran, results } = await run("a", KILLS);
  expect(ran).toEqual(["kills", "fuzz"]);
  expect([...results.values()].map(({ passed }) => passed)).toEqual([false, true]);
  expect(readFileSync(join(folder, "kills-of-server.log"), "utf8")).toContain("begin");
});

test("the next run repeats only what failed", async () => {
  await run("a", KILLS);
  const { ran, results } = await run("a");
  expect(ran).toEqual(["kills"]);
  expect([...results.values()].every(({ passed }) => passed)).toBe(true);
});

test("after a change of the sources all trials run again", async () => {
  await run("a");
  expect((await run("b")).ran).toEqual(["kills", "fuzz"]);
});

test("the table has a line for each trial with its figures", async () => {
  const { results } = await run("a", FUZZ);
  expect(tableOf(results)).toMatch(
    /^ok .*kills of server +kills: 12 tables\nFAILED .*fuzz of server +see fuzz-of-server.log: fuzz: 12 tables$/,
  );
});
