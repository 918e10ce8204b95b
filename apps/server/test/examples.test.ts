import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isNightly, trials } from "@sofala/engine/testing/trials";
import type { SeenEntry } from "@sofala/protocol";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Client, type TableSocketClient } from "./support/client.ts";
import { Program } from "./support/programs.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";

const EXAMPLES = {
  typescript: [process.execPath, "examples/bots/server/random.ts"],
  shell: ["sh", "examples/bots/server/random.sh"],
} as const;
type Language = keyof typeof EXAMPLES;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

test("the example in the docs has at most 50 lines", () => {
  const written = readFileSync(
    new URL(`../../../${EXAMPLES.typescript[1]}`, import.meta.url),
    "utf8",
  );
  expect(written.trimEnd().split("\n").length).toBeLessThanOrEqual(50);
});

const programs: Program[] = [];
afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.kill()));
});

function run(command: readonly string[], env: Readonly<Record<string, string>>): Program {
  const program = new Program(command, env);
  programs.push(program);
  return program;
}

/** A guest with a token for an example program. */
class Robot {
  readonly client: Client;
  readonly #token: string;

  private constructor(client: Client, token: string) {
    this.client = client;
    this.#token = token;
  }

  static async make(url: string): Promise<Robot> {
    const client = await Client.guest(url, "Robot");
    const { token } = await client.post<{ token: string }>("/api/tokens", { label: "a program" });
    return new Robot(client, token);
  }

  run(language: Language, ...args: readonly string[]): Program {
    const env = { SOFALA_URL: this.client.url, SOFALA_TOKEN: this.#token };
    return run([...EXAMPLES[language], ...args], env);
  }
}

/** Starts a table when its seats are taken. */
async function startWhenFull(owner: Client, table: string): Promise<void> {
  const socket = await owner.socket(table);
  const isFull = () => {
    const last = socket.messages.findLast((message) => message.kind === "table");
    return last?.table.seats.every(({ kind }) => kind !== "open" && kind !== "reserved") === true;
  };
  await socket.until(isFull);
  await owner.command(table, "start", {});
  socket.close();
}

const moverOf = ({ entry }: SeenEntry) => (entry.kind === "move" ? entry.actor : entry.kind);
/** The seats that made entries. */
const movers = ({ entries }: TableSocketClient) => new Set(entries.map(moverOf));

/** Follows a game to its end: its outcome, and who moved. */
async function ending(client: Client, table: string) {
  const socket = await client.socket(table, { views: false });
  await socket.until(() => socket.snapshot.status === "over");
  socket.close();
  return { outcome: socket.snapshot.outcome, movers: movers(socket) };
}

const SHORT = { game: "zimbabwe", options: { roundLimit: trials(2, 3) } };

test.each<Language>(["typescript", "shell"])("%s against a bot of the server", async (language) => {
  const robot = await Robot.make(server.url);
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const { id } = await robot.client.createTable({ ...SHORT, seats });
  await robot.client.command(id, "start", {});
  const program = robot.run(language);
  expect(await ending(robot.client, id)).toMatchObject({
    outcome: { reason: "played" },
    movers: new Set([0, 1]),
  });
  expect(program.errorOutput).toBe("");
});

const BY_DAY: readonly [Language, Language][] = [["typescript", "shell"]];
const AT_NIGHT: readonly [Language, Language][] = [
  ["typescript", "typescript"],
  ["shell", "shell"],
];

test.each([...BY_DAY, ...(isNightly ? AT_NIGHT : [])])(
  "%s against %s, by invitation",
  async (language, other) => {
    const [robot, rival] = [await Robot.make(server.url), await Robot.make(server.url)];
    const seats = [{ kind: "me" }, { kind: "reserved" }];
    const { id, invite = "" } = await robot.client.createTable({
      ...SHORT,
      seats,
      visibility: "invited",
    });
    const both = [robot.run(language), rival.run(other, id, invite)];
    await startWhenFull(robot.client, id);
    expect(await ending(robot.client, id)).toMatchObject({
      outcome: { reason: "played" },
      movers: new Set([0, 1]),
    });
    expect(both.map(({ errorOutput }) => errorOutput)).toEqual(["", ""]);
  },
);

test.each([
  ["shell", "typescript"] as const,
  ...(isNightly ? [["typescript", "shell"] as const] : []),
])("%s reclaims its seat from a bot of the server", async (language, other) => {
  const [robot, rival] = [await Robot.make(server.url), await Robot.make(server.url)];
  const seats = [{ kind: "me" }, { kind: "open" }];
  const { id } = await robot.client.createTable({ ...SHORT, seats });
  await rival.client.command(id, "join", {});
  await robot.client.command(id, "start", {});
  await robot.client.command(id, "hand-over", { key: "away" });
  const socket = await robot.client.socket(id, { views: false });
  robot.run(language);
  const isBack = ({ entry }: SeenEntry) => entry.kind === "takeover" && entry.by === "person";
  await socket.until(() => socket.entries.some(isBack));
  rival.run(other);
  await socket.until(() => socket.snapshot.status === "over");
  const later = socket.entries.slice(socket.entries.findIndex(isBack) + 1);
  expect(new Set(later.map(moverOf))).toEqual(new Set([0, 1]));
  socket.close();
});

test("both trade in the Mediterranean at the same table", async () => {
  const [owner, second, third] = [
    await Robot.make(server.url),
    await Robot.make(server.url),
    await Robot.make(server.url),
  ];
  const seats = ["me", "open", "open"].map((kind) => ({ kind }));
  const { id } = await owner.client.createTable({
    game: "mediterranean",
    seats: [...seats, { kind: "bot", level: "novice" }],
    options: { tradeSeconds: 0 },
  });
  owner.run("typescript");
  second.run("typescript", id);
  third.run("shell", id);
  await startWhenFull(owner.client, id);
  const end = await ending(owner.client, id);
  expect(end).toMatchObject({ outcome: { reason: "played" } });
  expect([0, 1, 2, 3].filter((seat) => !end.movers.has(seat))).toEqual([]);
});

if (isNightly) {
  test("they continue after the server was killed and restarted", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sofala-"));
    const serving = [
      process.execPath,
      fileURLToPath(new URL("support/server-process.ts", import.meta.url)),
    ];
    const settings = {
      DATABASE_URL: join(folder, "sofala.sqlite"),
      LOG_LEVEL: "error",
      RATE_LIMIT: "0",
      BACKUP_TO: "off",
    };
    const first = run(serving, { ...settings, PORT: "0" });
    const port = await first.firstLine();
    const url = `http://127.0.0.1:${port}`;
    const [robot, rival] = [await Robot.make(url), await Robot.make(url)];
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await robot.client.createTable({ ...SHORT, seats, options: { roundLimit: 3 } });
    robot.run("typescript");
    // The shell client reconnects more slowly: only the nightly run uses it here.
    rival.run(isNightly ? "shell" : "typescript", id);
    await startWhenFull(robot.client, id);
    const before = await robot.client.socket(id, { views: false });
    await before.until(() => before.snapshot.entryCount >= 8);
    await first.kill();
    const known = before.entries;

    const again = run(serving, { ...settings, PORT: port });
    await again.firstLine();
    const after = await robot.client.socket(id, { views: false });
    await after.until(() => after.snapshot.status === "over");
    expect(after.entries.slice(0, known.length)).toEqual(known);
    expect(after.entries.length).toBeGreaterThan(known.length);
    expect(movers(after)).toEqual(new Set([0, 1]));
    await again.kill();
    rmSync(folder, { recursive: true });
  });
}

test("a token can be created as documented", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sofala-"));
  const [, commands = ""] = /```sh\n(?<commands>.*?)```/su.exec(docs()) ?? [];
  const script = `cd "${folder}" && set -e && ${commands}\nprintf '\\n%s\\n' "$SOFALA_TOKEN"`;
  const program = run(["sh", "-c", script], { SOFALA_URL: server.url });
  expect(await program.ended()).toBe(0);
  const token = program.output.trim().split("\n").at(-1) ?? "";
  const { person } = await new Client(server.url, { token }).get<{ person: object }>("/api/me");
  expect(person).toMatchObject({ kind: "guest", name: "Robot" });
  rmSync(folder, { recursive: true });
});

test("the documentation shows the current example", () => {
  const example = readFileSync(
    new URL("../../../examples/bots/server/random.sh", import.meta.url),
    "utf8",
  );
  expect(docs()).toContain(`\`\`\`sh\n${example}\`\`\`\n`);
});

const docs = () => readFileSync(new URL("../../../docs/bots-api.md", import.meta.url), "utf8");
