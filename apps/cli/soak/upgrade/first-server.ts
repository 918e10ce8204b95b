import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Client } from "../../../server/test/support/client.ts";
import type { TestTable } from "../../../server/test/support/tables.ts";

/**
 * The commit with which the first server landed that can be started: the two before it, 933667bb and 07e06c29, have the
 * server's code without a command that runs it.
 */
export const FIRST_SERVER = "d2be837f";

/** Checks the first server out into a folder and installs its packages. */
export function installFirstServer(root: string, folder: string): void {
  execFileSync("git", ["clone", "--quiet", "--no-checkout", root, folder]);
  execFileSync("git", ["-C", folder, "checkout", "--quiet", FIRST_SERVER]);
  execFileSync(join(folder, "sofala"), ["help"], { stdio: "ignore" });
}

/** Plays the beginning of a game of each kind through the API of the first server. */
export async function playOnFirstServer(url: string, moves: number): Promise<readonly TestTable[]> {
  const tables: TestTable[] = [];
  for (const [game, count] of [
    ["zimbabwe", 2],
    ["mediterranean", 4],
  ] as const) {
    const people: Client[] = [];
    for (let seat = 0; seat < count; seat++) {
      const client = new Client(url);
      const name = `${game.slice(0, 3)} ${seat}`;
      const { headers } = await send(client, "POST", "/api/guests", { name });
      client.cookie = headers.getSetCookie()[0]?.split(";")[0];
      people.push(client);
    }
    const seats = people.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
    const [owner] = people;
    if (owner === undefined) throw new Error("nobody is there");
    const created = await send(owner, "POST", "/api/tables", { game, seats });
    const { id } = (created.body as { readonly table: { readonly id: string } }).table;
    for (const [seat, person] of people.entries()) {
      if (seat > 0) await send(person, "POST", `/api/tables/${id}/join`, { seat });
    }
    await send(owner, "POST", `/api/tables/${id}/start`, {});
    for (let n = 0; n < moves; n++) await playFirstMove(id, people, `${id}${n}`);
    tables.push({ id, people });
  }
  return tables;
}

async function playFirstMove(id: string, people: readonly Client[], key: string): Promise<void> {
  for (const person of people) {
    const { body } = await send(person, "GET", `/api/tables/${id}/standing?legal=true`);
    const [move] = (body as { readonly legal?: readonly object[] }).legal ?? [];
    if (move === undefined) continue;
    await send(person, "POST", `/api/tables/${id}/move`, { key, move });
    return;
  }
  throw new Error("nobody has a move");
}

/** Without comparing the answer with the present API, as `Client.request` does. */
async function send(client: Client, method: string, path: string, body?: unknown) {
  const response = await fetch(client.url + path, {
    method,
    headers: {
      ...client.headers,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { headers: response.headers, body: await response.json() };
}
