import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { jsonPath, parseScenario, runScenario, type Fault } from "@sofala/engine";
import { tsoro, type Refusal } from "@sofala/tsoro";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "scenarios");
const files = readdirSync(folder).toSorted();
const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");

test.each(files)("scenario %s", (file) => {
  const scenario = parseScenario(tsoro, JSON.parse(textOf(file)));
  if (!scenario.ok) return expect.fail(`malformed ${told(scenario.error)}`);
  const verdict = runScenario(tsoro, scenario.value);
  if (!verdict.ok) return expect.fail(`malformed ${told(verdict.error)}`);
  if (!verdict.value.holds) expect.fail(`does not hold: ${told(verdict.value.fault)}`);
});

/** A new code does not compile without a line here, and without a scenario the test fails. */
const CODES: { readonly [code in Refusal["code"]]: true } = {
  "move/malformed": true,
  "game/over": true,
  "turn/not-yours": true,
  "turn/wrong-phase": true,
  "point/taken": true,
  "point/not-your-piece": true,
  "point/not-adjacent": true,
};

test("every refusal has a scenario", () => {
  const all = files.map(textOf).join("\n");
  for (const code of Object.keys(CODES)) expect(all).toContain(`"refused": "${code}"`);
});

const told = ({ path, reason }: Fault): string => `${jsonPath(path)}: ${reason}`;
