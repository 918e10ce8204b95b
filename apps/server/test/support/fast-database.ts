import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPostgresUrl, type Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import type { SqliteConnection } from "../../src/store/sqlite/connections.ts";
import {
  isFailure,
  type StatementResult,
  type WorkerRequest,
  type WorkerSettings,
} from "../../src/store/sqlite/worker-messages.ts";
import { openDatabaseFile, type DatabaseFile } from "../../src/store/sqlite/database-file.ts";
import { openSqlite } from "../../src/store/sqlite/open-sqlite.ts";
import { toError } from "../../src/store/sqlite/worker-connection.ts";

/**
 * A fast database for tests: SQLite in this thread, without waiting for the disk.
 * A new one is a copy of a template, so that migrations run once per process.
 */
export async function openFastDatabase(where: string): Promise<Database> {
  if (isPostgresUrl(where)) return openDatabase(where);
  if (!existsSync(where)) {
    template ??= newTemplate();
    writeFileSync(where, await template);
  }
  return openSqlite(where, { openConnection });
}

let template: Promise<Buffer> | undefined;

async function newTemplate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-template-"));
  try {
    const path = join(folder, "empty.sqlite");
    await (await openSqlite(path, { openConnection })).close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function openConnection(settings: WorkerSettings): Promise<SqliteConnection> {
  const connection = new SameThread(openDatabaseFile(settings));
  const statement = { sql: "pragma synchronous = off", parameters: [] };
  if (settings.role === "writer") await connection.execute({ kind: "standalone", statement });
  return connection;
}

interface Asked {
  readonly job: WorkerRequest;
  readonly resolve: (done: StatementResult) => void;
  readonly reject: (error: Error) => void;
}

/** Executes jobs in this thread; as with a worker thread, results come in a later turn of the event loop. */
class SameThread implements SqliteConnection {
  readonly #file: DatabaseFile;
  #asked: Asked[] = [];
  #work: Promise<void> | undefined;

  constructor(file: DatabaseFile) {
    this.#file = file;
  }

  execute(job: WorkerRequest): Promise<StatementResult> {
    const { promise, resolve, reject } = Promise.withResolvers<StatementResult>();
    this.#asked.push({ job, resolve, reject });
    this.#work ??= new Promise((done) => {
      setImmediate(() => {
        this.#execute();
        done();
      });
    });
    return promise;
  }

  async whenIdle(): Promise<void> {
    await this.#work;
  }

  async close(): Promise<void> {
    await this.#work;
    this.#file.close();
  }

  #execute(): void {
    const asked = this.#asked;
    this.#asked = [];
    this.#work = undefined;
    let next = 0;
    for (const answers of this.#file.execute(asked.map(({ job }) => job))) {
      for (const answer of answers) {
        const waiting = asked[next];
        next += 1;
        if (isFailure(answer)) waiting?.reject(toError(answer));
        else waiting?.resolve(answer);
      }
    }
  }
}
