import type { DatabaseSync } from "node:sqlite";
import { failureOf, isFatal, NothingChanged, sentenceOf } from "./sqlite-errors.ts";
import { type Answer, type Done, type Failure, isFailure, type Job } from "./worker-messages.ts";
import { Statements } from "./statement-cache.ts";

/** More would keep the first of them waiting. */
const GROUP = 500;

const BEGIN = { sql: "begin immediate", parameters: [] };
const COMMIT = { sql: "commit", parameters: [] };
const ROLLBACK = { sql: "rollback", parameters: [] };
const SAVE = { sql: "savepoint unit", parameters: [] };
const RELEASE = { sql: "release unit", parameters: [] };
const UNDO = { sql: "rollback to unit", parameters: [] };

const NOTHING: Done = { rows: [], changes: 0 };

type Grouped = Exclude<Job, { readonly kind: "bare" }>;

/** Executes jobs in groups that share one transaction, and so one wait for the disk. */
export class Writer {
  readonly #db: DatabaseSync;
  readonly #statements: Statements;
  #broken: Failure | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#statements = new Statements(db);
  }

  /** Answers to some of the jobs at a time, in their order, each after it is on the disk. */
  *answers(jobs: readonly Job[]): Iterable<readonly Answer[]> {
    let group: Grouped[] = [];
    for (const job of jobs) {
      if (job.kind !== "bare") group.push(job);
      if (group.length > 0 && (job.kind === "bare" || group.length === GROUP)) {
        yield this.#commit(group);
        group = [];
      }
      if (job.kind === "bare") yield [this.#broken ?? this.#attempt(job)];
    }
    if (group.length > 0) yield this.#commit(group);
  }

  #commit(group: readonly Grouped[]): readonly Answer[] {
    if (this.#broken !== undefined) return group.map(() => this.#broken ?? NOTHING);
    try {
      this.#statements.change(BEGIN);
    } catch (error) {
      return this.#all(group, error);
    }
    const answers: Answer[] = [];
    for (const job of group) {
      try {
        answers.push(this.#execute(job));
      } catch (error) {
        // Short of room or memory, SQLite may give up the whole transaction.
        if (!this.#db.isTransaction) return this.#all(group, error);
        answers.push(failureOf(error));
      }
    }
    try {
      this.#statements.change(COMMIT);
      return answers;
    } catch (error) {
      return this.#doubt(answers, error);
    }
  }

  #execute(job: Grouped): Done {
    if (job.kind === "statement") return this.#statements.execute(job.statement);
    const { must, also } = job;
    // What is a single statement undoes itself.
    if (must.length + also.length === 1) return this.#perform(job);
    this.#statements.change(SAVE);
    try {
      return this.#perform(job);
    } catch (error) {
      if (this.#db.isTransaction) this.#statements.change(UNDO);
      throw error;
    } finally {
      if (this.#db.isTransaction) this.#statements.change(RELEASE);
    }
  }

  #perform({ must, also }: Extract<Job, { readonly kind: "unit" }>): Done {
    for (const statement of must) {
      if (this.#statements.change(statement) === 0) throw new NothingChanged(statement.sql);
    }
    for (const statement of also) this.#statements.change(statement);
    return NOTHING;
  }

  #attempt({ statement }: Extract<Job, { readonly kind: "bare" }>): Answer {
    try {
      return this.#statements.execute(statement);
    } catch (error) {
      return failureOf(error);
    }
  }

  /** None of the group was done. */
  #all(group: readonly Grouped[], error: unknown): readonly Answer[] {
    if (isFatal(error)) this.#break(error);
    const { failure } = failureOf(error);
    const message = sentenceOf(error);
    return group.map(() => ({ failure: failure === "damaged" ? failure : "failed", message }));
  }

  /** A commit that failed half-way can come back to life when the file is next opened. */
  #doubt(answers: readonly Answer[], error: unknown): readonly Answer[] {
    const message = sentenceOf(error);
    try {
      if (this.#db.isTransaction) this.#statements.change(ROLLBACK);
    } catch (second) {
      this.#break(second);
    }
    if (isFatal(error)) this.#break(error);
    return answers.map((answer) => (isFailure(answer) ? answer : { failure: "unsure", message }));
  }

  #break(error: unknown): void {
    const message = `The database stopped for good, restart the server: ${sentenceOf(error)}`;
    const { failure } = failureOf(error);
    this.#broken ??= { failure: failure === "damaged" ? failure : "failed", message };
  }
}
