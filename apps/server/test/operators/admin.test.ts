import { readFileSync, statSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runSofala } from "../../../cli/test/fake-terminal.ts";
import { openAlongsideServer } from "../../src/admin/open-alongside-server.ts";
import type { TableSocketClient } from "../support/client.ts";
import { endServer, startServer } from "../support/server.ts";
import { startTable, createTable, personAt, playOne } from "../support/tables.ts";
import { atRestartedServer, newOperator, type Served } from "./operator.ts";

const operator = newOperator({ endsWith: afterAll });
const MINUTE = 60_000;

const live = { pace: { kind: "live", per: "turn", seconds: 600, bank: 300 } };

describe("sofala admin beside a running server", () => {
  let served: Served;
  beforeAll(async () => {
    served = await operator.serve();
  });

  test("sets a clock, and subscribers get it at once", async () => {
    const { url } = served;
    const table = await startTable({ url }, 2, live);
    const { id } = table;
    await playOne(table, ["end-turn"]);
    const sockets = await Promise.all(table.people.map((person) => person.socket(id)));
    const [seat = 0] = sockets[0]?.snapshot.toAct ?? [];
    const { exit, out, err } = await operator.sofala(["admin", ...clock(id, seat)]);
    expect({ exit, out, err }).toEqual({ exit: 0, out: `${id}: 90 minutes are left.\n`, err: "" });
    for (const socket of sockets) {
      await socket.until(() => left(socket, seat) > 60 * MINUTE);
      expect(left(socket, seat)).toBeGreaterThan(89 * MINUTE);
      expect(left(socket, seat)).toBeLessThanOrEqual(90 * MINUTE);
      expect(socket.snapshot.clock?.bankLeft[seat]).toBe(5 * MINUTE);
    }
    // The game continues.
    await playOne(table);
    await sockets[0]?.until(() => sockets[0]?.snapshot.entryCount === 2);

    const other = await operator.admin(...clock(id, 1 - seat));
    expect(other).toMatchObject({ exit: 1, out: "" });
    expect(other.err).toContain(`the clock is not running for seat ${1 - seat}`);
  });

  test("ends a table with subscribers, and one without", async () => {
    const { url } = served;
    const table = await startTable({ url }, 2);
    await playOne(table);
    const alone = await createTable({ url }, 2);
    const socket = await personAt(table, 1).socket(table.id);
    const reason = "The club closes.";
    for (const { id } of [table, alone]) {
      const { exit, out } = await operator.admin("tables", "end", id, "--reason", reason);
      expect({ exit, out }).toEqual({ exit: 0, out: `${id}: the game is aborted.\n` });
    }
    await socket.until(() => socket.snapshot.status === "over");
    const outcome = { reason: "aborted", note: reason };
    expect(socket.snapshot).toMatchObject({ entryCount: 2, outcome });
    expect(socket.entries.at(-1)).toMatchObject({ seq: 1, entry: { kind: "abort" } });
    for (const { id, people } of [table, alone]) {
      await until(async () => (await personAt({ people }, 0).info(id)).status === "over");
      expect((await personAt({ people }, 0).info(id)).outcome).toEqual(outcome);
    }

    // Nothing is scheduled any more, and all tables are valid.
    const database = await openAlongsideServer(operator.database);
    await until(async () => {
      const due = database.query
        .selectFrom("tables")
        .select("id")
        .where("deadline", "is not", null);
      return (await due.where("status", "=", "over").execute()).length === 0;
    });
    await database.close();
    expect(await operator.admin("tables", "end", table.id)).toMatchObject({
      exit: 1,
      err: `${table.id}: the game is already over.\n`,
    });
    const verified = await operator.admin("tables", "verify", "--all");
    expect(verified).toMatchObject({ exit: 0, out: "3 of 3 valid, with 5 entries\n", err: "" });
  });

  test("lists and shows tables without secrets", async () => {
    const { url } = served;
    const { id, people } = await startTable({ url }, 2, { ...live, title: "Friday" });
    const listed = await operator.admin("tables", "list", "--status", "running");
    expect(listed.out.split("\n")[0]).toMatch(
      /^ID +GAME +STATUS +ENTRIES +CHANGED \(UTC\) +SEATS$/u,
    );
    expect(listed.out).toMatch(
      new RegExp(`^${id} +zimbabwe +running +0 +[-0-9: ]+ +Ann, Ben$`, "mu"),
    );
    const lines = await operator.admin("tables", "list", "--status", "over", "--json");
    expect(
      lines.out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      expect.objectContaining({ game: "zimbabwe", status: "over" }),
      expect.objectContaining({ game: "zimbabwe", status: "over" }),
    ]);

    const shown = await operator.admin("tables", "show", id);
    expect(shown.out).toContain("\ntitle     Friday\n");
    expect(shown.out).toMatch(/^seat [01] +(?:Ann|Ben), 1[45]\.\d minutes left$/mu);
    const json = await operator.admin("tables", "show", id, "--json");
    const { invite = "" } = await personAt({ people }, 0).info(id);
    for (const { out } of [listed, lines, shown, json]) {
      expect(out).not.toContain(invite);
      expect(out).not.toMatch(/seed|salt|invite/u);
    }
    const none = await operator.admin("tables", "show", "nobody");
    expect(none).toMatchObject({ exit: 1, err: "nobody: there is no such table.\n" });
  });

  test("exports, backs up and restores running games", async () => {
    const { url, program } = served;
    const table = await startTable({ url }, 2);
    await playOne(table);
    const file = `${operator.database}.ndjson`;
    const copy = `${operator.database}.copy`;
    const exported = await operator.admin("export", file);
    expect(exported).toMatchObject({ exit: 0, err: "" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const rows = readFileSync(file, "utf8").trimEnd().split("\n").length - 2;
    expect(exported.out).toBe(`Wrote ${rows} rows to ${file}.\n`);
    expect(await operator.admin("export", file)).toMatchObject({
      exit: 2,
      err: `${file}: the file already exists.\n`,
    });
    expect(await operator.admin("backup", copy)).toEqual({
      exit: 0,
      out: `The copy is in ${copy}.\n`,
      err: "",
    });
    expect(await operator.sofala(["admin", "restore", file])).toMatchObject({ exit: 2 });
    program.tell("SIGTERM");
    await program.ended();

    const other = `${operator.database}.other`;
    const restored = await runSofala(["admin", "restore", file, "--database", other]);
    expect(restored).toEqual({ exit: 0, out: `${rows} rows restored.\n`, err: "" });
    // Both copies have people and games.
    for (const database of [copy, other]) {
      const next = await startServer({ database });
      const same = {
        id: table.id,
        people: table.people.map((each) => atRestartedServer(each, next)),
      };
      expect(await personAt(same, 1).info(table.id)).toMatchObject({
        entryCount: 1,
        you: { seat: 1 },
      });
      await playOne(same);
      await endServer(next);
    }
  });
});

describe("sofala admin alone", () => {
  test("reports invalid tables", async () => {
    const server = await startServer({ database: operator.database });
    const table = await startTable(server, 2);
    for (let n = 0; n < 3; n++) await playOne(table);
    await endServer(server);
    const database = await openAlongsideServer(operator.database);
    await database.query
      .updateTable("entries")
      .set({ entry: JSON.stringify({ kind: "move", actor: 0, move: { kind: "pass" } }) })
      .where("table_id", "=", table.id)
      .where("seq", "=", 1)
      .execute();
    await database.close();
    const { exit, out } = await operator.admin("tables", "verify", "--all");
    expect(exit).toBe(1);
    expect(out).toMatch(new RegExp(`^${table.id}: entry 1`, "mu"));
    expect(out).toMatch(/^\d+ of \d+ valid, with \d+ entries$/mu);
    const one = await operator.admin("tables", "verify", "nobody");
    expect(one).toMatchObject({
      exit: 1,
      out: "nobody: there is no such table\n0 of 1 valid, with 0 entries\n",
    });
  });
});

const clock = (id: string, seat: number): readonly string[] =>
  `games clock ${id} --minutes 90 --seat ${seat}`.split(" ");

/** All time that a seat has left. */
function left({ snapshot: { clock: received } }: TableSocketClient, seat: number): number {
  return (received?.timeLeft[seat] ?? 0) + (received?.bankLeft[seat] ?? 0);
}

/** Polls. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
