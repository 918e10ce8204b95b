/**
 * `node judge.ts SLUG`: runs all scenarios, those whose name begins with the slug first, to the
 * first that does not hold. Prints one line of JSON. Runs inside a copy of the game.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What the scenarios say about a variant of the rules. */
export type Verdict =
  | { readonly verdict: "holds"; readonly scenarios: number }
  | { readonly verdict: "fails"; readonly scenario: string; readonly why: string }
  | { readonly verdict: "does not load"; readonly why: string };

if (import.meta.main) console.log(JSON.stringify(await judge(process.argv[2] ?? "")));

async function judge(slug: string): Promise<Verdict> {
  const loaded = await load();
  if (typeof loaded === "string") return { verdict: "does not load", why: loaded };
  const { zimbabwe, parseScenario, runScenario, jsonPath } = loaded;
  const folder = join(import.meta.dirname, "../test/scenarios");
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const isOwn = (file: string) => slug !== "" && file.startsWith(slug);
  for (const scenario of [...files.filter(isOwn), ...files.filter((file) => !isOwn(file))]) {
    try {
      const input: unknown = JSON.parse(readFileSync(join(folder, scenario), "utf8"));
      const parsed = parseScenario(zimbabwe, input);
      const outcome = parsed.ok ? runScenario(zimbabwe, parsed.value) : parsed;
      const fault = outcome.ok
        ? outcome.value.holds
          ? undefined
          : outcome.value.fault
        : outcome.error;
      if (fault === undefined) continue;
      return { verdict: "fails", scenario, why: `${jsonPath(fault.path)}: ${fault.reason}` };
    } catch (error) {
      return { verdict: "fails", scenario, why: `throws ${String(error)}` };
    }
  }
  return { verdict: "holds", scenarios: files.length };
}

/** The game and what runs its scenarios, or why they do not load. */
async function load() {
  try {
    const { parseScenario, runScenario, jsonPath } = await import("@sofala/engine");
    const { zimbabwe } = await import("../src/index.ts");
    return { zimbabwe, parseScenario, runScenario, jsonPath };
  } catch (error) {
    return String(error);
  }
}
