/**
 * `node judge.ts GAME FIRST`: runs all scenarios of a game, those whose name begins with FIRST
 * first, to the first that does not hold. Prints one line of JSON. Runs in a copy of the game.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  jsonPath,
  parseScenario,
  runScenario,
  type Fault,
  type Game,
  type GameTypes,
} from "../../src/index.ts";

/** What the scenarios say about a variant of the rules. */
export type Verdict =
  | { readonly verdict: "holds"; readonly scenarios: number }
  | { readonly verdict: "fails"; readonly scenario: string; readonly why: string }
  | { readonly verdict: "does not load"; readonly why: string };

if (import.meta.main) {
  const [, , game = "", first = ""] = process.argv;
  console.log(JSON.stringify(await judge(game, first)));
}

async function judge(name: string, first: string): Promise<Verdict> {
  const game = await load(name);
  if (typeof game === "string") return { verdict: "does not load", why: game };
  const folder = join(folderOf(name), "test/scenarios");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .toSorted();
  const isFirst = (file: string) => first !== "" && file.startsWith(first);
  for (const scenario of [...files.filter(isFirst), ...files.filter((file) => !isFirst(file))]) {
    try {
      const input: unknown = JSON.parse(readFileSync(join(folder, scenario), "utf8"));
      const fault = faultOf(game, input);
      if (fault === undefined) continue;
      return { verdict: "fails", scenario, why: `${jsonPath(fault.path)}: ${fault.reason}` };
    } catch (error) {
      return { verdict: "fails", scenario, why: `throws ${String(error)}` };
    }
  }
  return { verdict: "holds", scenarios: files.length };
}

function faultOf(game: Game<GameTypes>, input: unknown): Fault | undefined {
  const parsed = parseScenario(game, input);
  if (!parsed.ok) return parsed.error;
  const outcome = runScenario(game, parsed.value);
  if (!outcome.ok) return outcome.error;
  return outcome.value.holds ? undefined : outcome.value.fault;
}

/** The game, or why it does not load. */
async function load(name: string): Promise<Game<GameTypes> | string> {
  try {
    const index = pathToFileURL(join(folderOf(name), "src/index.ts")).href;
    const module = (await import(index)) as { readonly [game: string]: Game<GameTypes> };
    return module[name] ?? `${name} is not exported`;
  } catch (error) {
    return String(error);
  }
}

function folderOf(name: string): string {
  return join(process.cwd(), "games", name);
}
