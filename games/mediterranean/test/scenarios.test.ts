import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { jsonPath, parseScenario, runScenario, type Fault, type JsonObject } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "scenarios");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .toSorted();

/** Scenarios that expect what a seed deals hold under one version of the rules. */
const isBySeed = (file: string): boolean => file.includes("by-seed");

describe("scenarios", () => {
  test.each(files)("%s", (file) => {
    const written = JSON.parse(readFileSync(join(folder, file), "utf8")) as JsonObject;
    expectToHold(written);
    if (!isBySeed(file)) expectToHold({ ...written, rules: mediterranean.rulesVersion });
  });

  test("that name no version are judged by version 1", () => {
    const file = join(folder, "setup/new-game-four-seats-by-seed.json");
    const written = JSON.parse(readFileSync(file, "utf8")) as JsonObject;
    expect("rules" in written).toBe(false);
    expectToHold({ ...written, rules: 1 });
    expect(() => expectToHold({ ...written, rules: 2 })).toThrow("$.turnOrder is");
  });

  test("find areas in moves that lose cubes, and none in others", () => {
    const { scenario } = mediterranean;
    const areas = ["city", "bank"] as const;
    expect(scenario.cellsOf({ kind: "lose-cubes", areas })).toEqual(areas);
    expect(scenario.cellsOf({ kind: "ready" })).toEqual([]);
  });
});

function expectToHold(written: JsonObject): void {
  const scenario = parseScenario(mediterranean, written);
  if (!scenario.ok) return expect.fail(`malformed ${told(scenario.error)}`);
  const verdict = runScenario(mediterranean, scenario.value);
  if (!verdict.ok) return expect.fail(`malformed ${told(verdict.error)}`);
  if (!verdict.value.holds) expect.fail(`does not hold: ${told(verdict.value.fault)}`);
}

const told = ({ path, reason }: Fault) => `${jsonPath(path)}: ${reason}`;
