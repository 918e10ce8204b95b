import type { DatabaseSync } from "node:sqlite";
import { toFailure, isFatal, NoRowChanged, errorMessage } from "./sqlite-errors.ts";
import {
  type WorkerReply,
  type StatementResult,
  type Failure,
  isFailure,
  type WorkerRequest,
} from "./worker-messages.ts";
import { StatementCache } from "./statement-cache.ts";

/** More would keep the first of them waiting. */
const MAX_GROUP_SIZE = 500;

const BEGIN = { sql: "begin immediate", parameters: [] };
const COMMIT = { sql: "commit", parameters: [] };
const ROLLBACK = { sql: "rollback", parameters: [] };
const SAVEPOINT = { sql: "savepoint unit", parameters: [] };
const RELEASE_SAVEPOINT = { sql: "release unit", parameters: [] };
const ROLLBACK_TO_SAVEPOINT = { sql: "rollback to unit", parameters: [] };

const NO_ROWS: StatementResult = { rows: [], changes: 0 };

type GroupedRequest = Exclude<WorkerRequest, { readonly kind: "bare" }>;

/** Executes jobs in groups that share one transaction, and so one wait for the disk. */
export class GroupWriter {
  readonly #db: DatabaseSync;
  readonly #statements: StatementCache;
  #fatalFailure: Failure | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#statements = new StatementCache(db);
  }

  /** Answers to some of the jobs at a time, in their order, each after it is on the disk. */
  *execute(jobs: readonly WorkerRequest[]): Iterable<readonly WorkerReply[]> {
    let group: GroupedRequest[] = [];
    for (const job of jobs) {
      if (job.kind !== "bare") group.push(job);
      if (group.length > 0 && (job.kind === "bare" || group.length === MAX_GROUP_SIZE)) {
        yield this.#commitGroup(group);
        group = [];
      }
      if (job.kind === "bare") yield [this.#fatalFailure ?? this.#executeStandalone(job)];
    }
    if (group.length > 0) yield this.#commitGroup(group);
  }

  #commitGroup(group: readonly GroupedRequest[]): readonly WorkerReply[] {
    if (this.#fatalFailure !== undefined) return group.map(() => this.#fatalFailure ?? NO_ROWS);
    try {
      this.#statements.run(BEGIN);
    } catch (error) {
      return this.#failAll(group, error);
    }
    const answers: WorkerReply[] = [];
    for (const job of group) {
      try {
        answers.push(this.#executeOne(job));
      } catch (error) {
        // Short of room or memory, SQLite may give up the whole transaction.
        if (!this.#db.isTransaction) return this.#failAll(group, error);
        answers.push(toFailure(error));
      }
    }
    try {
      this.#statements.run(COMMIT);
      return answers;
    } catch (error) {
      return this.#markUncertain(answers, error);
    }
  }

  #executeOne(job: GroupedRequest): StatementResult {
    if (job.kind === "statement") return this.#statements.execute(job.statement);
    const { mustChange, mayChange } = job;
    // What is a single statement undoes itself.
    if (mustChange.length + mayChange.length === 1) return this.#executeBatch(job);
    this.#statements.run(SAVEPOINT);
    try {
      return this.#executeBatch(job);
    } catch (error) {
      if (this.#db.isTransaction) this.#statements.run(ROLLBACK_TO_SAVEPOINT);
      throw error;
    } finally {
      if (this.#db.isTransaction) this.#statements.run(RELEASE_SAVEPOINT);
    }
  }

  #executeBatch({
    mustChange,
    mayChange,
  }: Extract<WorkerRequest, { readonly kind: "unit" }>): StatementResult {
    for (const statement of mustChange) {
      if (this.#statements.run(statement) === 0) throw new NoRowChanged(statement.sql);
    }
    for (const statement of mayChange) this.#statements.run(statement);
    return NO_ROWS;
  }

  #executeStandalone({
    statement,
  }: Extract<WorkerRequest, { readonly kind: "bare" }>): WorkerReply {
    try {
      return this.#statements.execute(statement);
    } catch (error) {
      return toFailure(error);
    }
  }

  /** None of the group was done. */
  #failAll(group: readonly GroupedRequest[], error: unknown): readonly WorkerReply[] {
    if (isFatal(error)) this.#stopForGood(error);
    const { failure } = toFailure(error);
    const message = errorMessage(error);
    return group.map(() => ({ failure: failure === "damaged" ? failure : "failed", message }));
  }

  /** A commit that failed half-way can come back to life when the file is next opened. */
  #markUncertain(answers: readonly WorkerReply[], error: unknown): readonly WorkerReply[] {
    const message = errorMessage(error);
    try {
      if (this.#db.isTransaction) this.#statements.run(ROLLBACK);
    } catch (second) {
      this.#stopForGood(second);
    }
    if (isFatal(error)) this.#stopForGood(error);
    return answers.map((answer) => (isFailure(answer) ? answer : { failure: "unsure", message }));
  }

  #stopForGood(error: unknown): void {
    const message = `The database stopped for good, restart the server: ${errorMessage(error)}`;
    const { failure } = toFailure(error);
    this.#fatalFailure ??= { failure: failure === "damaged" ? failure : "failed", message };
  }
}
