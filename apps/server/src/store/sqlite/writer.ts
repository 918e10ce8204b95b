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

/** A larger group would delay the reply to its first request. */
const MAX_GROUP_SIZE = 500;

const BEGIN = { sql: "begin immediate", parameters: [] };
const COMMIT = { sql: "commit", parameters: [] };
const ROLLBACK = { sql: "rollback", parameters: [] };
const SAVEPOINT = { sql: "savepoint batch", parameters: [] };
const RELEASE_SAVEPOINT = { sql: "release batch", parameters: [] };
const ROLLBACK_TO_SAVEPOINT = { sql: "rollback to batch", parameters: [] };

const NO_ROWS: StatementResult = { rows: [], changes: 0 };

type GroupedRequest = Exclude<WorkerRequest, { readonly kind: "standalone" }>;

/** Executes requests in groups that share one transaction, and so one wait for the disk. */
export class GroupWriter {
  readonly #db: DatabaseSync;
  readonly #statements: StatementCache;
  #fatalFailure: Failure | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#statements = new StatementCache(db);
  }

  /** Yields the replies in order, a group at a time, after the group is on the disk. */
  *execute(requests: readonly WorkerRequest[]): Iterable<readonly WorkerReply[]> {
    let group: GroupedRequest[] = [];
    for (const request of requests) {
      const isStandalone = request.kind === "standalone";
      if (!isStandalone) group.push(request);
      if (group.length > 0 && (isStandalone || group.length === MAX_GROUP_SIZE)) {
        yield this.#commitGroup(group);
        group = [];
      }
      if (isStandalone) yield [this.#fatalFailure ?? this.#executeStandalone(request)];
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
    const replies: WorkerReply[] = [];
    for (const request of group) {
      try {
        replies.push(this.#executeOne(request));
      } catch (error) {
        // If disk space or memory runs out, SQLite may roll back the whole transaction.
        if (!this.#db.isTransaction) return this.#failAll(group, error);
        replies.push(toFailure(error));
      }
    }
    try {
      this.#statements.run(COMMIT);
      return replies;
    } catch (error) {
      return this.#markUncertain(replies, error);
    }
  }

  #executeOne(request: GroupedRequest): StatementResult {
    if (request.kind === "statement") return this.#statements.execute(request.statement);
    const { mustChange, mayChange } = request;
    // A single statement that fails leaves nothing to roll back.
    if (mustChange.length + mayChange.length === 1) return this.#executeBatch(request);
    this.#statements.run(SAVEPOINT);
    try {
      return this.#executeBatch(request);
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
  }: Extract<WorkerRequest, { readonly kind: "batch" }>): StatementResult {
    for (const statement of mustChange) {
      if (this.#statements.run(statement) === 0) throw new NoRowChanged(statement.sql);
    }
    for (const statement of mayChange) this.#statements.run(statement);
    return NO_ROWS;
  }

  #executeStandalone({
    statement,
  }: Extract<WorkerRequest, { readonly kind: "standalone" }>): WorkerReply {
    try {
      return this.#statements.execute(statement);
    } catch (error) {
      return toFailure(error);
    }
  }

  /** Replies to every request that nothing in the group was executed. */
  #failAll(group: readonly GroupedRequest[], error: unknown): readonly WorkerReply[] {
    if (isFatal(error)) this.#stopPermanently(error);
    const { failure } = toFailure(error);
    const message = errorMessage(error);
    return group.map(() => ({ failure: failure === "damaged" ? failure : "failed", message }));
  }

  /** A failed commit may still take effect when the file is next opened. */
  #markUncertain(replies: readonly WorkerReply[], error: unknown): readonly WorkerReply[] {
    const message = errorMessage(error);
    try {
      if (this.#db.isTransaction) this.#statements.run(ROLLBACK);
    } catch (second) {
      this.#stopPermanently(second);
    }
    if (isFatal(error)) this.#stopPermanently(error);
    return replies.map((reply) => (isFailure(reply) ? reply : { failure: "uncertain", message }));
  }

  #stopPermanently(error: unknown): void {
    const message = `The database has stopped; restart the server: ${errorMessage(error)}`;
    const { failure } = toFailure(error);
    this.#fatalFailure ??= { failure: failure === "damaged" ? failure : "failed", message };
  }
}
