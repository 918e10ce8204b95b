import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mutated, type Mutant, type Subject } from "./mutant.ts";

/** Of the repository. */
export const ROOT = join(import.meta.dirname, "../../../..");
export const folderOf = ({ game }: Subject): string => `games/${game}`;
export const named = ({ ruling, what, file }: Mutant): string => `${ruling}, ${what} (${file})`;

/** The mutants whose passage is not clearly in the rules as they are. */
export const staleMutants = (subject: Subject): readonly Mutant[] =>
  subject.mutants.filter((mutant) => {
    const file = join(ROOT, folderOf(subject), mutant.file);
    return !existsSync(file) || mutated(readFileSync(file, "utf8"), mutant) === undefined;
  });

/** Rulings and topics that have neither a mutant nor a reason why not. */
export function topicsWithoutMutant(subject: Subject): readonly string[] {
  const { mutants, exemptions, topics } = subject;
  const covered = new Set([...mutants, ...exemptions].map(({ ruling }) => ruling));
  return [...rulingsOf(subject), ...topics].filter((topic) => !covered.has(topic));
}

/** The rulings as the rules number them. */
const rulingsOf = ({ game }: Subject): readonly string[] =>
  [
    ...readFileSync(join(ROOT, `docs/rules/${game}.md`), "utf8").matchAll(/^\*\*(Q [\d.]+)\*\*/gm),
  ].map(([, ruling = ""]) => ruling);
