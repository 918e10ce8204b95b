import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { jsonPath, parseScenario, runScenario, type Fault } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "scenarios");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .toSorted();

describe("scenarios", () => {
  test.each(files)("%s", (file) => {
    const scenario = parseScenario(
      mediterranean,
      JSON.parse(readFileSync(join(folder, file), "utf8")),
    );
    if (!scenario.ok) return expect.fail(`malformed ${told(scenario.error)}`);
    const verdict = runScenario(mediterranean, scenario.value);
    if (!verdict.ok) return expect.fail(`malformed ${told(verdict.error)}`);
    if (!verdict.value.holds) expect.fail(`does not hold: ${told(verdict.value.fault)}`);
  });
});

const told = ({ path, reason }: Fault) => `${jsonPath(path)}: ${reason}`;
