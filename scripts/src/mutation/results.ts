import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Change } from "./locate.ts";

/** The result of a mutant. */
export type Result =
  | {
      readonly end: "caught";
      readonly by: string;
      /** The file of the test; missing if it is not known. */
      readonly file?: string;
      readonly test: string;
      readonly why: string;
    }
  | { readonly end: "survived" }
  | { readonly end: "broken"; readonly why: string };

/**
 * Results for the same sources and tests, stored in a file, so that a run can be resumed. For other sources only the
 * test that caught a mutant is used: it is tried first.
 */
export class StoredResults {
  readonly #results: JsonFile<Result>;
  readonly #catchers: JsonFile<string>;

  constructor(subject: string, hash: string, isFresh: boolean) {
    this.#results = new JsonFile(`sofala-mutants-${subject}-${hash}.json`, isFresh);
    this.#catchers = new JsonFile(`sofala-mutants-${subject}-catchers.json`, false);
  }

  get({ change }: Named): Result | undefined {
    return this.#results.values[keyOf(change)];
  }

  /** The file of the test that caught it last time. */
  catcherOf({ breaks, what }: Named): string | undefined {
    return this.#catchers.values[`${breaks}: ${what}`];
  }

  set({ breaks, what, change }: Named, result: Result): void {
    this.#results.set(keyOf(change), result);
    if (result.end === "caught" && result.file !== undefined) {
      this.#catchers.set(`${breaks}: ${what}`, result.file);
    }
  }
}

interface Named {
  readonly breaks: string;
  readonly what: string;
  readonly change: Change;
}

const keyOf = ({ path, start, end, text }: Change): string =>
  JSON.stringify([path, start, end, text]);

/** Values by name in a temporary file. */
class JsonFile<Value> {
  readonly values: { [name: string]: Value } = {};
  readonly #path: string;

  constructor(name: string, isFresh: boolean) {
    this.#path = join(tmpdir(), name);
    if (isFresh) rmSync(this.#path, { force: true });
    if (existsSync(this.#path)) {
      this.values = JSON.parse(readFileSync(this.#path, "utf8")) as { [name: string]: Value };
    }
  }

  set(name: string, value: Value): void {
    this.values[name] = value;
    writeFileSync(this.#path, JSON.stringify(this.values));
  }
}
