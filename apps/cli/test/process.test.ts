import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { games } from "@sofala/catalog";
import { describe, expect, test } from "vitest";
import { runSofala as inThisProcess } from "./fake-terminal.ts";
import { idleGameRecord, position, scenario } from "./fixtures.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** Runs the command line in a process of its own. */
async function sofala(args: readonly string[], input = "", environment = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => {
    child.on("close", resolve);
  });
  const [exit, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { exit, out, err };
}

describe("the process", () => {
  test("reads the standard input and exits with the code of the result", async () => {
    const [holds, no, malformed] = await Promise.all([
      sofala(["scenario", "-"], JSON.stringify(scenario)),
      sofala(["replay", "-"], JSON.stringify({ ...idleGameRecord, moves: [] })),
      sofala(["show", "-"], JSON.stringify({ ...position, phase: "tea" })),
    ]);
    expect(holds).toEqual({ exit: 0, out: "✓ a potter needs clay nobody claims\n", err: "" });
    expect([no.exit, malformed.exit]).toEqual([1, 2]);
    expect(malformed.err).toContain("standard input: $.phase: ");
  });

  test("prints sentences, never stack traces", async () => {
    const [version, option] = await Promise.all([
      sofala(["--version"]),
      sofala(["replay", "--loud", "x"]),
    ]);
    const [help, command] = await Promise.all([inThisProcess([]), inThisProcess(["dance"])]);
    expect(help.exit).toBe(0);
    expect(help.out).toContain("Usage: sofala COMMAND");
    const rules = games.map(({ id, rulesVersion }) => `${id}: rules ${rulesVersion}`).join(", ");
    expect(version.out.replace(/\d+\.\d+\.\d+/u, "VERSION")).toBe(`sofala VERSION (${rules})\n`);
    expect(command).toMatchObject({ exit: 2, out: "" });
    expect(option).toMatchObject({ exit: 2, out: "" });
    for (const { err } of [command, option]) {
      expect(err.trimEnd().split("\n")).toHaveLength(1);
      expect(err).not.toMatch(/\bat .*:\d+:\d+/u);
    }
  });

  test("plays through a pipe until its end", async () => {
    const { exit, out, err } = await sofala(["play", "zimbabwe", "--seed", "pipe"], "help\nlog\n");
    expect({ exit, err }).toEqual({ exit: 0, err: "" });
    expect(out).toContain("Kilwa (person), Mutapa (steady), Zulu (steady); seed pipe.");
    expect(out).toContain("You left the game");
  });

  test("has colour in a pipe only if forced", async () => {
    const input = JSON.stringify(position);
    const [plain, forced] = await Promise.all([
      sofala(["show", "-"], input),
      sofala(["show", "-"], input, { FORCE_COLOR: "1" }),
    ]);
    expect(plain.out).not.toContain("\u001b[");
    expect(forced.out).toContain("\u001b[1;38;5;231;48;5;160m▲K1\u001b[0m");
  });

  test("stops silently when the reader closes the pipe", async () => {
    const args = ["simulate", "zimbabwe", "--games", "1000000", "--trace"];
    const child = spawn(process.execPath, [MAIN, ...args]);
    const complaints = text(child.stderr);
    const ended = new Promise<number | null>((resolve) => {
      child.on("close", resolve);
    });
    child.stdout.once("data", () => child.stdout.destroy());
    expect(await ended).toBe(0);
    expect(await complaints).toBe("");
  });
});
