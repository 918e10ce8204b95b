import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { seeded, shuffled } from "../../src/index.ts";
import { named, staleMutants, topicsWithoutMutant } from "./coverage.ts";
import { Laboratory } from "./laboratory.ts";
import { Memory } from "./memory.ts";
import type { Mutant, Subject } from "./mutant.ts";
import { stopAll } from "./process.ts";
import { judge, tryMutant, type Fate } from "./trial.ts";

interface Settings {
  readonly only: string;
  readonly isFresh: boolean;
  readonly isHasty: boolean;
  readonly jobs: number;
  readonly seed: string;
}

/**
 * `npm run soak -- mutants [GAME] [--only TEXT] [--fresh] [--hasty] [--jobs N] [--seed TEXT]`:
 * puts one deliberate mistake after another into a copy of the rules and sees that some test
 * fails: first the scenarios, then, where they all hold, the other tests. Goes on where it was
 * interrupted.
 *
 * --only   the mutants whose ruling or file contains the text: `Q2`, `Q6.1`, `eshu`, `hubs.ts`
 * --fresh  forgets earlier results
 * --hasty  tries scenarios only
 * --jobs   how many at a time (as many as there are processors)
 * --seed   the order in which they are tried
 */
export async function tryMutants(subject: Subject): Promise<void> {
  const settings = settingsOf(process.argv.slice(2));
  const laboratory = new Laboratory(subject, settings.jobs);
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
    process.exitCode = (await areAllKilled(laboratory, settings)) ? 0 : 1;
  } finally {
    tidyUp();
  }
}

function settingsOf(args: string[]): Settings {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: "" },
      fresh: { type: "boolean", default: false },
      hasty: { type: "boolean", default: false },
      jobs: { type: "string", default: `${availableParallelism()}` },
      seed: { type: "string", default: "mutants" },
    },
    strict: false,
  });
  return {
    only: String(values.only).toLowerCase().replaceAll(" ", ""),
    isFresh: values.fresh === true,
    isHasty: values.hasty === true,
    jobs: Math.max(1, Math.floor(Number(values.jobs)) || 1),
    seed: String(values.seed),
  };
}

async function areAllKilled(laboratory: Laboratory, settings: Settings): Promise<boolean> {
  const { subject } = laboratory;
  const baseline = await judge(laboratory.lanes[0] ?? "", subject, "");
  if (baseline?.verdict !== "holds") {
    console.log(`The scenarios fail without any mutant: ${JSON.stringify(baseline)}`);
    return false;
  }
  const stale = staleMutants(subject);
  const uncovered = topicsWithoutMutant(subject);
  const isChosen = ({ ruling, file }: Mutant) =>
    `${ruling} ${file}`.toLowerCase().replaceAll(" ", "").includes(settings.only);
  const chosen = subject.mutants.filter((mutant) => isChosen(mutant) && !stale.includes(mutant));
  const fates = await tryAll(laboratory, chosen, settings);

  const ends = (end: Fate["end"]) => chosen.filter((mutant) => fates.get(mutant)?.end === end);
  list("SURVIVED", ends("survived"));
  list("BROKEN, it shows nothing", ends("broken"));
  list("STALE, its text is not clearly in the file", stale);
  for (const topic of uncovered) console.log(`WITHOUT A MUTANT: ${topic}`);
  printFigures(subject, chosen, fates, stale.length);
  const isClean = stale.length + uncovered.length === 0;
  return isClean && chosen.length > 0 && ends("killed").length === chosen.length;
}

async function tryAll(
  laboratory: Laboratory,
  mutants: readonly Mutant[],
  { isFresh, isHasty, seed }: Settings,
): Promise<ReadonlyMap<Mutant, Fate>> {
  const memory = new Memory(laboratory.subject.game, laboratory.hash, isFresh);
  const fates = new Map<Mutant, Fate>();
  const [queue] = shuffled(seeded(seed), mutants);
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
  { game }: Subject,
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
  console.log(
    `\n${game}: ${mutants.length} mutants of ${topics} rulings and topics, ${stale} stale`,
  );
  for (const [layer, count] of [...layers].toSorted(([, a], [, b]) => b - a)) {
    console.log(`${`${count}`.padStart(5)}  ${layer}`);
  }
}
