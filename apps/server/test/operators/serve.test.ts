import { createServer } from "node:net";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { runSofala } from "../../../cli/test/fake-terminal.ts";
import { SETTINGS } from "../../src/config.ts";
import type { Archive } from "../../src/tables/archive.ts";
import { startTable, createGuests, personAt, playOne } from "../support/tables.ts";
import { atRestartedServer, newOperator } from "./operator.ts";

const operator = newOperator();

describe("sofala serve", () => {
  test("is the only server on its database, loses nothing when it stops, and continues after a restart", async () => {
    const first = await operator.serve();
    const table = await startTable(first, 2, { options: { roundLimit: 3 } });
    const { id } = table;
    for (let n = 0; n < 5; n++) await playOne(table);
    const socket = await personAt(table, 0).socket(id);
    const { view } = socket.snapshot;

    const [seat = 0] = (await personAt(table, 0).info(id)).toAct;
    const { legal = [] } = await personAt(table, seat).loadSnapshot(id);
    const move = { key: "last", move: { ...legal[0] } };
    await personAt(table, seat).command(id, "move", move);

    // No other server may use its database.
    const { exit, out, err } = await operator.sofala(["serve"]);
    expect(exit).toBe(1);
    expect(out).not.toContain('"level":50');
    expect(err).toBe(
      `Another server is using ${operator.database}: stop it, or give this one its own database.\n`,
    );

    first.program.tell("SIGTERM");
    await socket.until(() => socket.closed !== undefined).catch(() => {});
    expect(socket.closed).toEqual({ code: 1001, reason: "shuttingDown" });
    expect(await first.program.ended()).toBe(0);
    expect(first.program.output).toContain('"stopped"');
    expect(first.program.errorOutput).toBe("");

    const second = await operator.serve();
    const same = { id, people: table.people.map((person) => atRestartedServer(person, second)) };
    const info = await personAt(same, 0).info(id);
    expect(info).toMatchObject({ status: "running", entryCount: 6, you: { seat: 0 } });
    const back = await personAt(same, 0).socket(id);
    expect(back.entries).toHaveLength(6);
    expect(back.snapshot.view).not.toEqual(view);
    // Acknowledged moves are known and not made twice.
    expect(await personAt(same, seat).command(id, "move", move)).toEqual({ entryCount: 6, seq: 5 });
    for (let n = 0; n < 3; n++) await playOne(same);
    expect(await personAt(same, 0).info(id)).toMatchObject({ entryCount: 9 });
    second.program.tell("SIGINT");
    expect(await second.program.ended()).toBe(0);
  });

  test("logs no secrets, whatever the requests are", async () => {
    const { program, url } = await operator.serve({ LOG_LEVEL: "trace" });
    const [ann, ben] = await createGuests({ url }, "Ann", "Ben");
    const { id, invite = "" } = await ann.createTable({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "reserved" }],
      options: { roundLimit: 2 },
      visibility: "invited",
    });
    await ben.command(id, "join", { invite });
    await ann.command(id, "start", {});
    const table = { id, people: [ann, ben] };
    const { token } = await ann.post<{ token: string }>("/api/tokens", { label: "a program" });
    // Valid and invalid requests of all kinds.
    await ann.request("GET", `/api/tables/${id}?invite=${invite}`);
    await ann.request("POST", "/api/guests", { name: "" });
    await ann.request("POST", `/api/tables/${id}/move`, { key: "k", move: { kind: "dance" } });
    await ann.request("GET", "/api/me", undefined, { authorization: `Bearer ${token}x` });
    await ann.request("GET", "/api/me", undefined, { authorization: `Bearer ${token}` });
    await ann.request("POST", "/api/tables", "{", { "content-type": "application/json" });
    const socket = await ann.socket(id);
    socket.send({ command: "move", id: 1, key: "x", move: invite });
    while ((await ann.info(id)).status === "running") await playOne(table);
    const { deal } = await ann.get<Archive>(`/api/tables/${id}/archive`);
    program.tell("SIGTERM");
    expect(await program.ended()).toBe(0);

    const log = program.output + program.errorOutput;
    for (const line of program.output.trimEnd().split("\n")) {
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(Number),
        msg: expect.any(String),
      });
    }
    const cookies = table.people.map(({ cookie = "" }) => cookie.split("=")[1] ?? "");
    for (const secret of [token, invite, deal.seed, deal.salt, ...cookies]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(log).not.toContain(secret);
    }
    expect(log).not.toMatch(/"(?:token|seed|salt|invite|cookie|authorization)"/iu);
  });

  test("explains in a sentence why it does not start", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const [busy, setting, argument, postgres] = await Promise.all([
      operator.sofala(["serve"], { PORT: String(port) }),
      operator.sofala(["serve"], { RATE_LIMIT: "many" }),
      runSofala(["serve", "now"]),
      operator.sofala(["serve"], { DATABASE_URL: "postgres://club:hush@127.0.0.1:1/sofala" }),
    ]);
    taken.close();
    expect(busy).toMatchObject({
      exit: 1,
      err: `Another program is listening at 127.0.0.1, port ${port}; set PORT to another one.\n`,
    });
    expect(setting).toMatchObject({
      exit: 2,
      err: 'RATE_LIMIT must be a whole number from 0 to 1000000, not "many".\n',
    });
    expect(argument).toMatchObject({ exit: 2, err: '"sofala serve" takes no arguments.\n' });
    expect(postgres).toMatchObject({
      exit: 1,
      err: "PostgreSQL cannot be opened: connect ECONNREFUSED 127.0.0.1:1.\n",
    });
  });

  test("explains its settings", async () => {
    const { exit, out } = await runSofala(["serve", "--help"]);
    expect(exit).toBe(0);
    for (const { name, description } of SETTINGS) {
      expect(out.split("\n").find((line) => line.startsWith(`  ${name} `))).toContain(description);
    }
  });
});
