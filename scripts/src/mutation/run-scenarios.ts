/**
 * `node run-scenarios.ts GAME TOPIC`: runs all scenarios of a game until one fails, those with the
 * topic in their name first, and prints one line of JSON. The game and the engine are those of the
 * current folder.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Fault, Game } from "../../../packages/engine/src/index.ts";

/** The result of the scenarios. */
export type Verdict =
  | { readonly verdict: "holds"; readonly scenarios: number }
  | { readonly verdict: "fails"; readonly scenario: string; readonly why: string }
  | { readonly verdict: "does not load"; readonly why: string };

type Engine = typeof import("../../../packages/engine/src/index.ts");
type GameModule = { readonly [name: string]: Game };

if (import.meta.main) {
  const [, , game = "", topic = ""] = process.argv;
  console.log(JSON.stringify(await verdictOn(game, topic)));
}

async function verdictOn(name: string, topic: string): Promise<Verdict> {
  let engine: Engine;
  let game: Game | undefined;
  try {
    engine = await load<Engine>("packages/engine/src/index.ts");
    game = (await load<GameModule>(`games/${name}/src/index.ts`))[name];
  } catch (error) {
    return { verdict: "does not load", why: String(error) };
  }
  if (game === undefined) return { verdict: "does not load", why: `${name} is not exported` };
  const folder = join(process.cwd(), `games/${name}/test/scenarios`);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .toSorted();
  const isFirst = (file: string) => topic !== "" && file.includes(topic);
  for (const scenario of [...files.filter(isFirst), ...files.filter((file) => !isFirst(file))]) {
    try {
      const input: unknown = JSON.parse(readFileSync(join(folder, scenario), "utf8"));
      const fault = faultOf(engine, game, input);
      if (fault === undefined) continue;
      const why = `${engine.jsonPath(fault.path)}: ${fault.reason}`;
      return { verdict: "fails", scenario, why };
    } catch (error) {
      return { verdict: "fails", scenario, why: `throws ${String(error)}` };
    }
  }
  return { verdict: "holds", scenarios: files.length };
}

function faultOf(engine: Engine, game: Game, input: unknown): Fault | undefined {
  const parsed = engine.parseScenario(game, input);
  if (!parsed.ok) return parsed.error;
  const outcome = engine.runScenario(game, parsed.value);
  if (!outcome.ok) return outcome.error;
  return outcome.value.holds ? undefined : outcome.value.fault;
}

async function load<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(process.cwd(), path)).href)) as Module;
}
