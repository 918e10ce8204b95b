import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { titleOf, type Trial } from "./trials.ts";

/** The result of a trial. */
export interface Result {
  readonly passed: boolean;
  readonly seconds: number;
  /** The last line that it printed: its figures. */
  readonly summary: string;
  /** The sources with which it ran. */
  readonly sources: string;
}

export interface Nightly {
  readonly trials: readonly Trial[];
  /** The folder of logs and results. */
  readonly folder: string;
  /** Identifies the sources: a result counts only for the sources with which the trial ran. */
  readonly sources: string;
  /** Runs a trial with its output in an open file; returns true if it succeeded. */
  readonly run: (trial: Trial, output: number) => Promise<boolean>;
}

/**
 * Runs trials one after the other and returns all results. Trials that passed earlier with the same
 * sources are not run again, so that an interrupted run is resumed by calling this again.
 */
export async function runNightly(nightly: Nightly): Promise<ReadonlyMap<Trial, Result>> {
  const { trials, folder, sources, run } = nightly;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "results.json");
  const known = new Map(
    existsSync(file)
      ? Object.entries(JSON.parse(readFileSync(file, "utf8")) as { [title: string]: Result })
      : [],
  );
  const results = new Map<Trial, Result>();
  for (const trial of trials) {
    const title = titleOf(trial);
    const earlier = known.get(title);
    const isDone = earlier?.passed === true && earlier.sources === sources;
    console.log(isDone ? `${title}: passed earlier` : `${title} …`);
    const result = isDone ? earlier : await runOne(trial, nightly, run);
    results.set(trial, result);
    known.set(title, result);
    writeFileSync(file, JSON.stringify(Object.fromEntries(known), undefined, 2));
  }
  return results;
}

async function runOne(
  trial: Trial,
  { folder, sources }: Nightly,
  run: Nightly["run"],
): Promise<Result> {
  const log = join(folder, logOf(trial));
  const output = openSync(log, "w");
  const start = performance.now();
  try {
    const passed = await run(trial, output);
    const seconds = Math.round((performance.now() - start) / 1000);
    return { passed, seconds, summary: lastLine(readFileSync(log, "utf8")), sources };
  } finally {
    closeSync(output);
  }
}

const logOf = (trial: Trial): string => `${titleOf(trial).replaceAll(" ", "-")}.log`;

const lastLine = (text: string): string =>
  stripVTControlCharacters(text).trimEnd().split("\n").at(-1)?.trim() ?? "";

/** One line for each trial: result, time, name, figures. */
export const tableOf = (results: ReadonlyMap<Trial, Result>): string =>
  [...results]
    .map(([trial, { passed, seconds, summary }]) =>
      [
        passed ? "ok    " : "FAILED",
        `${seconds} s`.padStart(7),
        titleOf(trial).padEnd(28),
        passed ? summary : `see ${logOf(trial)}: ${summary}`,
      ].join("  "),
    )
    .join("\n");
