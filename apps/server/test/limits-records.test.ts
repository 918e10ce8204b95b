import { findGameVersion, games } from "@sofala/catalog";
import type { Game } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
afterAll(() => endServer(server));

describe("records that are imported", () => {
  let ann: Client;
  let parsed = 0;
  let hashed = 0;
  const counting = (game: Game): Game => ({
    ...game,
    parseMove(input) {
      parsed++;
      return game.parseMove(input);
    },
    setup(seed, players, options) {
      hashed++;
      return game.setup(seed, players, options);
    },
  });
  beforeAll(async () => {
    const counted = games.map(counting);
    server = await startServer(
      {},
      {
        games: {
          games: counted,
          findGameVersion: (id, rules) => {
            const game = findGameVersion(id, rules);
            return game === undefined ? undefined : counting(game);
          },
        },
      },
    );
  });
  beforeEach(async () => {
    ann = await Client.guest(server.url, "Ann");
    [parsed, hashed] = [0, 0];
  });
  const RECORD = {
    format: "sofala-record/1",
    game: "zimbabwe",
    rules: 1,
    players: ["Ann", "Ben"],
    options: {},
    seed: "limpopo",
    moves: [] as unknown[],
  };
  /** Creates a table from a record as text, so that it can contain what no object can. */
  const importRecord = async (change: object, raw: (text: string) => string = (text) => text) => {
    const request = {
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "open" }],
      record: { ...RECORD, ...change },
    };
    const response = await fetch(`${server.url}/api/tables`, {
      method: "POST",
      headers: { ...ann.headers, "content-type": "application/json" },
      body: raw(JSON.stringify(request)),
    });
    return { status: response.status, body: (await response.json()) as Problem };
  };

  test("may be long, but a megabyte of moves is refused before it is parsed", async () => {
    const moves = Array.from({ length: 25_000 }, () => [0, { kind: "give", cattle: 0 }]);
    expect(await importRecord({ moves })).toMatchObject({ body: { code: "record/refused" } });
    expect({ parsed, hashed }).toEqual({ parsed: 0, hashed: 0 });
  });

  test("are replayed only up to a limit of the rules", async () => {
    const moves = Array.from({ length: 4000 }, () => [0, { kind: "give", cattle: 0 }]);
    expect(await importRecord({ moves })).toMatchObject({ body: { code: "record/refused" } });
    expect(hashed).toBe(1);
  });

  test("use the quota of the address that they come from", async () => {
    const { timeSlicer } = server.services;
    const run = timeSlicer.run.bind(timeSlicer);
    const began: unknown[] = [];
    const running = vi.spyOn(timeSlicer, "run").mockImplementation((address, work) => {
      began.push({ address, parsed });
      return run(address, work);
    });
    const moves = Array.from({ length: 100 }, () => [0, { kind: "give", cattle: 0 }]);
    await importRecord({ moves });
    running.mockRestore();
    expect(began).toEqual([{ address: "127.0.0.1", parsed: 0 }]);
    expect(parsed).toBeGreaterThan(0);
  });

  test("have a short seed", async () => {
    for (const seed of ["x".repeat(201), "a\0b", "\ud800"]) {
      expect(await importRecord({ seed })).toMatchObject({ body: { code: "record/refused" } });
    }
    expect(hashed).toBe(0);
    expect(await importRecord({ seed: "x".repeat(200) })).toMatchObject({ status: 200 });
  });

  test("have names that people may have", async () => {
    const request = (players: readonly string[]) => importRecord({ players });
    type Opened = { table: { seats: readonly { name: string }[] } };
    for (const [name, shown] of [
      ["Cleo", "Cleo"],
      ["C".repeat(100), "C".repeat(40)],
      ["C\0leo", ""],
      ["C\u202eleo", ""],
    ] as const) {
      const { body } = await request(["Ann", name]);
      expect((body as unknown as Opened).table.seats[1]?.name).toBe(shown);
    }
  });

  test.each([
    ["moves", `[[0,{"kind":"give","cattle":${nested(90_000)}}]]`],
    ["moves", nested(90_000)],
    ["options", `{"roundLimit":${nested(90_000)}}`],
    ["position", `{"format":"sofala-position/1","seats":${nested(90_000)}}`],
    ["result", `{"ranking":${nested(90_000)}}`],
    ["players", nested(90_000)],
    ["rules", "1e999"],
    ["rules", "-1"],
    ["moves", '[[1e308,{"kind":"give","cattle":0}]]'],
    ["moves", '[[0,{"kind":"give","cattle":1e308}]]'],
    ["moves", '[[0,{"kind":"give","cattle":-0.5}]]'],
    ["options", '{"__proto__":{"roundLimit":1}}'],
    ["options", '{"constructor":{"prototype":{"roundLimit":1}}}'],
    ["__proto__", "{}"],
    ["hasOwnProperty", "1"],
    ["result", '{"ranking":[[0],[1],[2]]}'],
    ["format", '"sofala-record/2"'],
    ["position", '{"format":"sofala-position/1","seats":[{},{},{},{},{},{},{},{}]}'],
  ])("are refused if they are malformed: %s", async (member, text) => {
    const answer = await importRecord({ [`${member}?`]: "!" }, (whole) =>
      whole.replace(`"${member}?":"!"`, `"${member}":${text}`),
    );
    expect(answer.status).toBe(400);
    expect(["request/malformed", "record/refused"]).toContain(answer.body.code);
    expect(await ann.get("/api/tables?mine=true")).toEqual({ tables: [] });
  });
});

/** A deeply nested list. */
function nested(depth: number): string {
  return "[".repeat(depth) + "]".repeat(depth);
}
