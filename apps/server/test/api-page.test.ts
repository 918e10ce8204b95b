import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "./support/client.ts";
import { Program } from "./support/programs.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

test("the commands in docs/api.md work", async () => {
  const page = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
  const typed = [...page.matchAll(/^```sh\n(?<lines>.*?)^```/gmsu)].map(([, lines = ""]) => lines);
  expect(typed.length).toBeGreaterThan(3);
  const folder = mkdtempSync(join(tmpdir(), "sofala-api-"));
  const session = ["set -e", `cd '${folder}'`, ...typed, 'echo "table $TABLE"'].join("\n");
  const shell = new Program(["sh", "-c", session], { SOFALA_URL: server.url });
  try {
    expect(await shell.ended(), shell.errorOutput).toBe(0);
    const table = /^table (?<id>\S+)$/mu.exec(shell.output)?.groups?.["id"] ?? "";
    const { entries } = await new Client(server.url).get<{
      entries: { readonly entry: { readonly actor?: number } }[];
    }>(`/api/tables/${table}/entries`);
    expect(entries.filter(({ entry: { actor } }) => actor === 0)).toHaveLength(1);
  } finally {
    await shell.kill();
    rmSync(folder, { recursive: true });
  }
});
