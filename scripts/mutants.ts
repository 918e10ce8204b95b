/**
 * `npm run soak -- mutants [SUBJECT…] [OPTION…]`: puts one deliberate mistake after another into a
 * copy of the sources and checks that a test fails. Resumes where it was interrupted.
 *
 * SUBJECT        zimbabwe, mediterranean, server (with protocol and web); all if none is named
 * --list         only prints where each mutant is found
 * --only TEXT    mutants with this text in their topic or file: `Q 2.6`, `eshu`
 * --generated N  how many mutants to generate besides the written ones
 * --seed TEXT    which of the possible generated mutants, and in which order all are tried
 * --quick        only scenarios or unit tests
 * --fresh        ignores earlier results
 * --jobs N       how many at the same time (default: one per core)
 * --root DIR     sources and tests of another checkout
 */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { stopAll } from "./src/mutation/process.ts";
import { listMutants, tryMutants, type Settings } from "./src/mutation/run-subject.ts";
import { SUBJECTS } from "./src/mutation/subjects.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    generated: { type: "string" },
    seed: { type: "string", default: "mutants" },
    quick: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    jobs: { type: "string", default: `${availableParallelism()}` },
    root: { type: "string", default: resolve(import.meta.dirname, "..") },
  },
});

const settings: Settings = {
  root: resolve(values.root),
  only: values.only.toLowerCase(),
  generated: values.generated === undefined ? undefined : Number(values.generated),
  seed: values.seed,
  isQuick: values.quick,
  isFresh: values.fresh,
  jobs: Math.max(1, Math.floor(Number(values.jobs)) || 1),
};

const unknown = positionals.filter((name) => !SUBJECTS.some((subject) => subject.name === name));
if (unknown.length > 0) {
  console.error(`No such subject: ${unknown.join(", ")}.`);
  process.exit(2);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}

let areAllFine = true;
for (const subject of SUBJECTS) {
  if (positionals.length > 0 && !positionals.includes(subject.name)) continue;
  const isFine = values.list ? listMutants(subject, settings) : await tryMutants(subject, settings);
  areAllFine &&= isFine;
}
process.exitCode = areAllFine ? 0 : 1;
