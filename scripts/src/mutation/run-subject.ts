import { seeded, shuffled } from "../../../packages/engine/src/index.ts";
import { Copies, hashOf } from "./copies.ts";
import { generate } from "./generate.ts";
import { lineOf, locate, type Location } from "./locate.ts";
import type { Mutant } from "./mutant.ts";
import { StoredResults, type Result } from "./results.ts";
import { sourcesIn, topicsWithoutMutant, type Subject } from "./subjects.ts";
import { faultWithoutMutant, tryMutant, type Candidate } from "./try-mutant.ts";

export interface Settings {
  /** The checkout with the sources and tests. */
  readonly root: string;
  readonly only: string;
  /** Undefined if the subject's default is used. */
  readonly generated: number | undefined;
  readonly seed: string;
  readonly isQuick: boolean;
  readonly isFresh: boolean;
  readonly jobs: number;
}

/** Prints where the mutants of a subject are found; returns true if all are found. */
export function listMutants(subject: Subject, { root }: Settings): boolean {
  for (const { mutant, location, where } of locateAll(subject, root)) {
    if (!location.found) continue;
    const shape = location.isShapeUnique ? "shape is unique" : "names decide";
    console.log(`${where} (${shape}): ${mutant.breaks}, ${mutant.what}`);
  }
  return isComplete(subject, root);
}

/** Tries the mutants of a subject; returns true if enough are caught. */
export async function tryMutants(subject: Subject, settings: Settings): Promise<boolean> {
  const { root, jobs } = settings;
  const copies = new Copies(root, jobs);
  try {
    const fault = await faultWithoutMutant(subject, copies.folders[0] ?? "");
    if (fault !== undefined) {
      console.log(`${subject.name}: the scenarios fail without a mutant: ${fault}`);
      return false;
    }
    const isChosen = ({ breaks, change }: Candidate) =>
      `${breaks} ${change.path}`.toLowerCase().includes(settings.only);
    const written = writtenCandidates(subject, root).filter(isChosen);
    const generated = generatedCandidates(subject, settings).filter(isChosen);
    const results = await tryAll(subject, copies, [...written, ...generated], settings);
    const { floors } = subject;
    const areWrittenCaught = printFigures(
      `${subject.name}, written`,
      written,
      results,
      floors.written,
    );
    const areGeneratedCaught = printFigures(
      `${subject.name}, generated`,
      generated,
      results,
      floors.generated,
    );
    return isComplete(subject, root) && areWrittenCaught && areGeneratedCaught;
  } finally {
    copies.remove();
  }
}

interface Located {
  readonly mutant: Mutant;
  readonly location: Location;
  /** File and line; empty if it is not found. */
  readonly where: string;
}

function locateAll(subject: Subject, root: string): readonly Located[] {
  return subject.lists.flatMap(({ folder, mutants }) => {
    const sources = sourcesIn(root, folder);
    return mutants.map((mutant) => {
      const location = locate(mutant, sources);
      const source = sources.find(({ path }) => location.found && path === location.change.path);
      const where =
        location.found && source !== undefined ? lineOf(source, location.change.start) : "";
      return { mutant, location, where };
    });
  });
}

/** Prints mutants that are not found and topics without a mutant; returns true if there are none. */
function isComplete(subject: Subject, root: string): boolean {
  const missing = locateAll(subject, root).flatMap(({ mutant, location }) =>
    location.found ? [] : [`NOT FOUND (${location.why}): ${mutant.breaks}, ${mutant.what}`],
  );
  const topics = topicsWithoutMutant(subject, root).map((topic) => `WITHOUT A MUTANT: ${topic}`);
  for (const line of [...missing, ...topics]) console.log(line);
  return missing.length + topics.length === 0;
}

const writtenCandidates = (subject: Subject, root: string): readonly Candidate[] =>
  locateAll(subject, root).flatMap(({ mutant: { breaks, what }, location }) =>
    location.found ? [{ breaks, what, isGenerated: false, change: location.change }] : [],
  );

/** A sample of the mutants that can be generated. */
function generatedCandidates(
  subject: Subject,
  { root, generated = subject.generated, seed }: Settings,
): readonly Candidate[] {
  const all = subject.lists
    .flatMap(({ folder }) => sourcesIn(root, folder))
    .flatMap((source) =>
      generate(source).map(({ operator, within, change }) => ({
        breaks: within,
        what: `${operator} (${lineOf(source, change.start)})`,
        isGenerated: true,
        change,
      })),
    );
  const [sample] = shuffled(seeded(seed), all);
  return sample.slice(0, generated);
}

async function tryAll(
  subject: Subject,
  copies: Copies,
  candidates: readonly Candidate[],
  { root, seed, isFresh, isQuick }: Settings,
): Promise<ReadonlyMap<Candidate, Result>> {
  const stored = new StoredResults(subject.name, hashOf(root, subject.folders), isFresh);
  const results = new Map<Candidate, Result>();
  const [queue] = shuffled(seeded(seed), candidates);
  let next = 0;
  const work = async (copy: string) => {
    for (let each = queue[next++]; each !== undefined; each = queue[next++]) {
      const known = stored.get(each);
      const first = stored.catcherOf(each);
      const result = known ?? (await tryMutant({ subject, copy, candidate: each, isQuick, first }));
      if (result.end !== "survived" || !isQuick) stored.set(each, result);
      results.set(each, result);
      console.log(`${sentenceOf(result)}: ${nameOf(each)}`);
    }
  };
  await Promise.all(copies.folders.map(work));
  return results;
}

const nameOf = ({ breaks, what, change }: Candidate): string =>
  `${breaks}, ${what} (${change.path})`;

function sentenceOf(result: Result): string {
  switch (result.end) {
    case "caught":
      return `caught by ${result.by}, ${result.test}`;
    case "broken":
      return `BROKEN (${result.why})`;
    case "survived":
      return "SURVIVED";
  }
}

/** Prints what caught how many, and the survivors; returns true if the share is high enough. */
function printFigures(
  heading: string,
  candidates: readonly Candidate[],
  results: ReadonlyMap<Candidate, Result>,
  floor: number,
): boolean {
  if (candidates.length === 0) return true;
  const counts = new Map<string, number>();
  for (const candidate of candidates) {
    const result = results.get(candidate) ?? { end: "survived" };
    const end = result.end === "caught" ? `caught by ${result.by}` : result.end;
    counts.set(end, (counts.get(end) ?? 0) + 1);
    if (result.end !== "caught") console.log(`${sentenceOf(result)}: ${nameOf(candidate)}`);
  }
  const caught = candidates.filter((each) => results.get(each)?.end === "caught").length;
  const share = caught / candidates.length;
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  console.log(
    `\n${heading}: ${caught} of ${candidates.length} caught, ${percent(share)} (at least ${percent(floor)})`,
  );
  for (const [end, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    console.log(`${`${count}`.padStart(5)}  ${end}`);
  }
  return share >= floor;
}
