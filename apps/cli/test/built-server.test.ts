import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildServer } from "../../../scripts/src/build-server.ts";
import { succeeds } from "../../../scripts/src/steps.ts";
import { Program } from "../../server/test/support/programs.ts";
import { Receiver } from "../../server/test/support/receiver.ts";
import { createGuests, move } from "../../server/test/support/tables.ts";

const ROOT = join(import.meta.dirname, "../../..");
const built = await buildServer(ROOT);

/** A folder with nothing but the build, and an empty one. */
let parent = "";
let folder = "";
const programs: Program[] = [];
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "sofala-built-"));
  folder = join(parent, "empty");
  await mkdir(folder);
  await cp(built, join(parent, "program"), { recursive: true });
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await rm(parent, { recursive: true });
});

function sofala(args: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  const command = [process.execPath, join(parent, "program/main.mjs"), ...args];
  const program = new Program(command, env, folder);
  programs.push(program);
  return program;
}

test("the build serves, plays with bots, draws, notifies and verifies, without the repository", async () => {
  const settings = { PORT: "0", BOT_PAUSE_FACTOR: "0", BOT_THREADS: "1" };
  const server = sofala(["serve"], { ...settings, WEBHOOK_ALLOW_PRIVATE: "yes" });
  const ready = await server.until((written) => written.includes('"ready"'));
  expect(ready).not.toContain('"level":40');
  const url = `http://127.0.0.1:${/"port":(?<port>\d+),"msg":"ready"/u.exec(ready)?.groups?.["port"]}`;
  const [ann] = await createGuests({ url }, "Ann");
  const seats = [{ kind: "me" }, { kind: "bot", level: "steady" }];
  const { id } = await ann.createTable({ game: "zimbabwe", seats, options: { roundLimit: 1 } });
  await ann.command(id, "start", {});
  const socket = await ann.socket(id);
  const toAct = () => socket.snapshot.toAct;
  for (;;) {
    await socket.until(() => toAct().length === 0 || toAct().includes(0));
    if (toAct().length === 0) break;
    const { legal = [] } = await ann.loadSnapshot(id);
    const { entryCount } = await move({ id, people: [ann] }, 0, { ...legal[0] });
    await socket.until(() => socket.entries.length >= entryCount);
  }

  const image = await fetch(`${url}/api/tables/${id}/preview.png`, { headers: ann.headers });
  expect(image.headers.get("content-type")).toBe("image/png");
  for (const path of ["/", "/api", "/api/documentation.css", "/api/openapi.json"]) {
    expect((await fetch(url + path)).status).toBe(200);
  }
  const receiver = await Receiver.open();
  for (const language of ["en", "it"]) {
    await ann.request("PUT", "/api/me/locale", { language, timeZone: "Europe/Rome" });
    const { channel } = await ann.post<{ channel: { id: string } }>("/api/channels", {
      kind: "webhook",
      label: language,
      url: `${receiver.url}/${language}`,
    });
    await ann.post(`/api/channels/${channel.id}/test`, {});
    expect(receiver.webhookBodies(`/${language}`)).toHaveLength(1);
  }
  await receiver.close();
  const archive = await ann.get(`/api/tables/${id}/archive`);
  await writeFile(join(folder, "game.json"), JSON.stringify(archive));
  const verification = sofala(["verify", "game.json", "--server", url]);
  expect(await verification.ended()).toBe(0);
  expect(verification.output).toContain("all legal");

  server.tell("SIGTERM");
  expect(await server.ended()).toBe(0);
  expect(server.errorOutput).toBe("");
  expect(server.output).not.toMatch(/"level":[456]0/u);
  expect(await readdir(folder)).toEqual(["data", "game.json"]);
});

test("the build plays tournaments with programs, on threads", async () => {
  const lineup = `cmd:sh ${join(ROOT, "examples/bots/last.sh")},random`;
  const options = ["--players", "2", "--rounds", "1", "--blocks", "1", "--workers", "1"];
  const ladder = sofala(["ladder", "zimbabwe", ...options, "--lineup", lineup]);
  expect(await ladder.ended()).toBe(0);
  expect(ladder.errorOutput).toBe("");
});

test("a build of the same sources has the same bytes, and no path of this machine", async () => {
  const again = join(parent, "again");
  const vite = join(ROOT, "node_modules/.bin/vite");
  const args = ["build", join(ROOT, "apps/cli"), "--outDir", again, "--logLevel", "error"];
  expect(await succeeds(vite, args, { NODE_ENV: "production" }, "inherit")).toBe(true);
  const names = await readdir(again);
  const rest = (await readdir(built)).filter((name) => !names.includes(name));
  expect(rest).toEqual([".sources", "web"]);
  for (const name of names) {
    const file = await readFile(join(again, name));
    expect(file.equals(await readFile(join(built, name))), name).toBe(true);
    expect(file.includes(ROOT), name).toBe(false);
  }
});
