/**
 * `npm run soak -- mutants [--only TEXT] [--fresh] [--hasty] [--jobs N] [--seed TEXT]`: puts one
 * deliberate mistake after another into a copy of the rules and sees that some test fails: first
 * the scenarios, then, where they all hold, the other tests. Goes on where it was interrupted.
 *
 * --only   the mutants whose ruling or file contains the text: `Q2`, `Q6.1`, `eshu`, `hubs.ts`
 * --fresh  forgets earlier results
 * --hasty  tries scenarios only
 * --jobs   how many at a time (as many as there are processors)
 * --seed   the order in which they are tried
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { seeded, shuffled } from "@sofala/engine";
import { ALL_GODS, ALL_SPECIALISTS } from "../src/indices.ts";
import { Laboratory, rulings } from "./laboratory.ts";
import { EXEMPTIONS, MUTANTS } from "./mutants.ts";
import type { Mutant } from "./mutants/mutant.ts";
import { Memory } from "./memory.ts";
import { stopAll } from "./process.ts";
import { judge, tryMutant, type Fate } from "./trial.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    fresh: { type: "boolean", default: false },
    hasty: { type: "boolean", default: false },
    jobs: { type: "string", default: `${availableParallelism()}` },
    seed: { type: "string", default: "mutants" },
  },
  strict: false,
});
const only = String(values.only).toLowerCase().replaceAll(" ", "");
const isHasty = values.hasty === true;
const jobs = Math.max(1, Math.floor(Number(values.jobs)) || 1);

async function main(laboratory: Laboratory): Promise<boolean> {
  const baseline = await judge(laboratory.lanes[0] ?? "", "");
  if (baseline?.verdict !== "holds") {
    console.log(`The scenarios fail without any mutant: ${JSON.stringify(baseline)}`);
    return false;
  }
  const stale = MUTANTS.filter((mutant) => laboratory.isStale(mutant));
  const uncovered = topicsWithoutMutant();
  const chosen = MUTANTS.filter((mutant) => isChosen(mutant) && !stale.includes(mutant));
  const fates = await tryAll(laboratory, chosen);

  const ends = (end: Fate["end"]) => chosen.filter((mutant) => fates.get(mutant)?.end === end);
  list("SURVIVED", ends("survived"));
  list("BROKEN, it shows nothing", ends("broken"));
  list("STALE, its text is not in the file exactly once", stale);
  for (const topic of uncovered) console.log(`WITHOUT A MUTANT: ${topic}`);
  printFigures(chosen, fates, stale.length);
  const isClean = stale.length + uncovered.length === 0;
  return isClean && chosen.length > 0 && ends("killed").length === chosen.length;
}

function isChosen({ ruling, file }: Mutant): boolean {
  return `${ruling} ${file}`.toLowerCase().replaceAll(" ", "").includes(only);
}

/** Every ruling, god and specialist has a mutant, or a reason why not. */
function topicsWithoutMutant(): readonly string[] {
  const topics = [
    ...rulings(),
    ...ALL_GODS.map((god) => `God ${god}`),
    ...ALL_SPECIALISTS.map((specialist) => `Specialist ${specialist}`),
  ];
  const covered = new Set([...MUTANTS, ...EXEMPTIONS].map(({ ruling }) => ruling));
  return topics.filter((topic) => !covered.has(topic));
}

async function tryAll(
  laboratory: Laboratory,
  mutants: readonly Mutant[],
): Promise<ReadonlyMap<Mutant, Fate>> {
  const memory = new Memory(laboratory.hash, values.fresh === true);
  const fates = new Map<Mutant, Fate>();
  const [queue] = shuffled(seeded(String(values.seed)), mutants);
  let next = 0;
  const work = async (lane: string) => {
    for (let mutant = queue[next++]; mutant !== undefined; mutant = queue[next++]) {
      const fate = memory.recall(mutant) ?? (await tryMutant(laboratory, lane, mutant, isHasty));
      if (fate.end !== "survived" || !isHasty) memory.keep(mutant, fate);
      fates.set(mutant, fate);
      console.log(`${told(fate)}: ${named(mutant)}`);
    }
  };
  await Promise.all(laboratory.lanes.map(work));
  return fates;
}

const named = ({ ruling, what, file }: Mutant): string => `${ruling}, ${what} (${file})`;

const told = (fate: Fate): string =>
  fate.end === "killed"
    ? `killed by ${fate.by}`
    : fate.end === "broken"
      ? `BROKEN, ${fate.why}`
      : "SURVIVED";

function list(heading: string, mutants: readonly Mutant[]): void {
  for (const mutant of mutants) console.log(`${heading}: ${named(mutant)}`);
}

function printFigures(
  mutants: readonly Mutant[],
  fates: ReadonlyMap<Mutant, Fate>,
  stale: number,
): void {
  const layers = new Map<string, number>();
  for (const mutant of mutants) {
    const fate = fates.get(mutant);
    const layer = fate?.end === "killed" ? `killed by ${fate.layer}` : (fate?.end ?? "not tried");
    layers.set(layer, (layers.get(layer) ?? 0) + 1);
  }
  const topics = new Set(mutants.map(({ ruling }) => ruling)).size;
  console.log(`\n${mutants.length} mutants of ${topics} rulings and topics, ${stale} stale`);
  for (const [layer, count] of [...layers].toSorted(([, a], [, b]) => b - a)) {
    console.log(`${`${count}`.padStart(5)}  ${layer}`);
  }
}

const laboratory = new Laboratory(jobs);
const tidyUp = () => {
  stopAll();
  laboratory.close();
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    tidyUp();
    process.exit(1);
  });
}
try {
  process.exitCode = (await main(laboratory)) ? 0 : 1;
} finally {
  tidyUp();
}
