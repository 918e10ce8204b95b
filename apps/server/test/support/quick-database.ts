import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPostgres, type Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import type { Connection } from "../../src/store/sqlite/connections.ts";
import {
  isFailure,
  type Done,
  type Job,
  type ThreadSettings,
} from "../../src/store/sqlite/worker-messages.ts";
import { openFile, type OpenFile } from "../../src/store/sqlite/database-file.ts";
import { openSqlite } from "../../src/store/sqlite/open-sqlite.ts";
import { errorOf } from "../../src/store/sqlite/worker-connection.ts";

/**
 * A database for tests of what is built on it: SQLite without threads of its own and without waiting for the disk.
 * A new one is a copy, so that the tables are created once per process.
 */
export async function openQuickDatabase(where: string): Promise<Database> {
  if (isPostgres(where)) return openDatabase(where);
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

async function openConnection(settings: ThreadSettings): Promise<Connection> {
  const connection = new SameThread(openFile(settings));
  const statement = { sql: "pragma synchronous = off", parameters: [] };
  if (settings.role === "writer") await connection.ask({ kind: "bare", statement });
  return connection;
}

interface Asked {
  readonly job: Job;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/** Executes jobs in this thread; as with a thread of its own, the answers come in a later turn of the event loop. */
class SameThread implements Connection {
  readonly #file: OpenFile;
  #asked: Asked[] = [];
  #work: Promise<void> | undefined;

  constructor(file: OpenFile) {
    this.#file = file;
  }

  ask(job: Job): Promise<Done> {
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    this.#asked.push({ job, resolve, reject });
    this.#work ??= new Promise((done) => {
      setImmediate(() => {
        this.#execute();
        done();
      });
    });
    return promise;
  }

  async idle(): Promise<void> {
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
    for (const answers of this.#file.answers(asked.map(({ job }) => job))) {
      for (const answer of answers) {
        const waiting = asked[next];
        next += 1;
        if (isFailure(answer)) waiting?.reject(errorOf(answer));
        else waiting?.resolve(answer);
      }
    }
  }
}
