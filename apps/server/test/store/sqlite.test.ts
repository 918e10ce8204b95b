import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Database, CommitUncertain } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { openSqlite } from "../../src/store/sqlite/open-sqlite.ts";
import { WorkerConnection } from "../../src/store/sqlite/worker-connection.ts";
import { moveBatch, insertTable, ROWS, sequenceNumbers } from "./rows.ts";
import { scratchFiles } from "./scratch.ts";

const file = scratchFiles();

const pragma = async (db: Database, name: string) =>
  Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db.query)).rows[0] ?? {})[0];

test("what is acknowledged is on disk: commits wait for the write-ahead log", async () => {
  const db = await openDatabase(file());
  expect(await pragma(db, "journal_mode")).toBe("wal");
  expect(await pragma(db, "synchronous")).toBe(2);
  expect(await pragma(db, "foreign_keys")).toBe(1);
  await db.close();
});

describe("one server", () => {
  test("keeps a second one out until it is closed", async () => {
    const path = file();
    const first = await openDatabase(path);
    await expect(openDatabase(path)).rejects.toThrow(`Another server is using ${path}`);
    await first.close();
    await (await openDatabase(path)).close();
  });

  test("that cannot lock its file reports why", async () => {
    const path = file();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}-server`, "no lock ".repeat(1000));
    await expect(openDatabase(path)).rejects.toThrow(
      `${path}-server cannot be locked: The file is not an SQLite database`,
    );
  });

  test("allows other programs beside it", async () => {
    const path = file();
    const server = await openDatabase(path);
    const admin = await openDatabase(path, { isAlongsideServer: true });
    await Promise.all([
      server.commit({ mustChange: [insertTable(server.query, "g1")] }),
      admin.commit({ mustChange: [insertTable(admin.query, "g2")] }),
    ]);
    for (const { query } of [server, admin]) {
      expect(await query.selectFrom("tables").select("id").orderBy("id").execute()).toHaveLength(2);
    }
    await admin.close();
    await server.close();
  });

  test("that is killed loses nothing that it acknowledged, and leaves nothing to clean up", async () => {
    const path = file();
    const program = new URL("./endless-writer.ts", import.meta.url).pathname;
    const child = spawn(process.execPath, [program, path], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exit = new Promise((resolve) => child.on("exit", resolve));
    let output = "";
    await new Promise<void>((resolve) => {
      child.stdout.on("data", (text) => {
        output += String(text);
        if (output.split("\n").length > 200) resolve();
      });
    });
    await expect(openDatabase(path)).rejects.toThrow("Another server");
    child.kill("SIGKILL");
    await exit;

    const acknowledged = output.split("\n").slice(0, -1).map(Number);
    expect(acknowledged.length).toBeGreaterThan(150);
    const db = await openDatabase(path);
    const stored = await sequenceNumbers(db.query, "g1");
    expect(stored.slice(0, acknowledged.length)).toEqual(acknowledged);
    expect(await pragma(db, "integrity_check")).toBe("ok");
    await db.close();
  });
});

describe("a copy", () => {
  test("of a database in use can be opened and has everything that was committed before", async () => {
    const db = await openDatabase(file());
    await db.commit({ mustChange: [insertTable(db.query, "g1")] });
    const copied = new AbortController();
    let committed = 0;
    const move = async () => {
      await db.commit(moveBatch(db.query, "g1", committed));
      committed += 1;
    };
    for (let first = 0; first < 50; first += 1) await move();
    const writing = (async () => {
      while (!copied.signal.aborted) await move();
    })();
    const path = file();
    await db.backup(path);
    copied.abort();
    await writing;
    await db.close();

    const copy = await openDatabase(path);
    const stored = await sequenceNumbers(copy.query, "g1");
    expect(stored.length).toBeGreaterThanOrEqual(50);
    expect(stored.length).toBeLessThanOrEqual(committed);
    const [game] = await copy.query.selectFrom("tables").selectAll().execute();
    expect(game?.entry_count).toBe(stored.length);
    await copy.close();
  });

  test("replaces no file, and leaves nothing behind if it fails", async () => {
    const db = await openDatabase(file());
    const path = file();
    writeFileSync(path, "precious");
    await expect(db.backup(path)).rejects.toThrow("The file already exists");
    expect(readFileSync(path, "utf8")).toBe("precious");
    await expect(db.backup(`${path}-no-folder/copy.db`)).rejects.toThrow("cannot be opened");
    expect(readdirSync(dirname(path)).filter((name) => name.includes("unfinished"))).toEqual([]);
    await db.close();
  });
});

describe("trouble", () => {
  test("is reported if the file is not a database", async () => {
    const path = file();
    writeFileSync(path, "Dear diary, ".repeat(1000));
    await expect(openDatabase(path)).rejects.toThrow("The file is not an SQLite database");
  });

  test("is reported if the path is a folder", async () => {
    const path = file();
    mkdirSync(path);
    await expect(openDatabase(path)).rejects.toThrow("cannot be opened");
  });

  test("is reported if the file is damaged", async () => {
    const path = file();
    const db = await openDatabase(path);
    await db.commit({ mustChange: [insertTable(db.query, "g1")] });
    for (let seq = 0; seq < 300; seq += 1) await db.commit(moveBatch(db.query, "g1", seq));
    await db.close();
    truncateSync(path, readFileSync(path).length - 4096 * 10);
    const damaged = openDatabase(path).then(async (again) => {
      try {
        await sequenceNumbers(again.query, "g1");
      } finally {
        await again.close();
      }
    });
    await expect(damaged).rejects.toThrow(/damaged/);
  });

  test("with the lock of another program ends with that lock", async () => {
    const path = file();
    const db = await openSqlite(path, { timeoutMs: 20 });
    await db.commit({ mustChange: [insertTable(db.query, "g1")] });
    const other = new DatabaseSync(path);
    other.exec("begin immediate");
    await expect(db.commit(moveBatch(db.query, "g1", 0))).rejects.toThrow(
      "has locked the database",
    );
    expect(await sequenceNumbers(db.query, "g1")).toEqual([]);
    other.close();
    await db.commit(moveBatch(db.query, "g1", 0));
    expect(await sequenceNumbers(db.query, "g1")).toEqual([0]);
    await db.close();
  });

  test("with a full disk ends when there is space, and loses only what was not acknowledged", async () => {
    const db = await openDatabase(file());
    const write = async (id: string) => {
      const row = { ...ROWS.people, id, name: "x".repeat(100_000) };
      await db.commit({ mustChange: [db.query.insertInto("people").values(row).compile()] });
    };
    await write("first");
    const pages = Number(await pragma(db, "page_count"));
    await pragma(db, `max_page_count = ${pages + 5}`);
    const crowd = await Promise.allSettled([write("a"), write("b"), write("c")]);
    for (const outcome of crowd) {
      expect(outcome).toMatchObject({ status: "rejected" });
      if (outcome.status === "rejected")
        expect(String(outcome.reason)).toContain("The disk is full");
    }
    await pragma(db, `max_page_count = ${pages + 500}`);
    await write("second");
    const stored = await db.query.selectFrom("people").select("id").orderBy("id").execute();
    expect(stored).toEqual([{ id: "first" }, { id: "second" }]);
    await db.close();
  });

  test("with the thread leaves no caller waiting", async () => {
    const path = file();
    const db = await openDatabase(path);
    const insert = db.query.insertInto("people").values(ROWS.people).compile();
    await db.close();

    // It waits for the lock of another program and dies while waiting.
    const other = new DatabaseSync(path);
    other.exec("begin immediate");
    const thread = await WorkerConnection.open({ path, role: "writer", lockTimeoutMs: 1500 });
    const { sql: text, parameters } = insert;
    const statement = { sql: text, parameters: parameters as readonly string[] };
    const batch = thread.execute({ kind: "batch", mustChange: [statement], mayChange: [] });
    const single = thread.execute({ kind: "statement", statement });
    const idle = thread.whenIdle();
    await Promise.all([
      expect(batch).rejects.toThrow(CommitUncertain),
      expect(single).rejects.toThrow("no longer answers"),
      new Promise(setImmediate).then(() => thread.terminate()),
    ]);
    await idle;
    other.close();
    await expect(thread.execute({ kind: "statement", statement })).rejects.toThrow(
      "no longer answers",
    );
    await thread.close();
  });

  test("with a value that SQLite cannot store affects only its sender", async () => {
    const db = await openDatabase(file());
    const odd = { ...ROWS.people, name: true as unknown as string };
    const outcomes = await Promise.allSettled([
      db.commit({ mustChange: [db.query.insertInto("people").values(ROWS.people).compile()] }),
      db.commit({ mustChange: [db.query.insertInto("people").values(odd).compile()] }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    await db.close();
  });
});
