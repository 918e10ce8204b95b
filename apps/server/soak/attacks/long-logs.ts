/**
 * `npm run soak -- attack-long-logs`: four guests make as many offers as they may. Then everything that is computed
 * from a long log is read, a long record is posted and read, and sockets connect that do not read.
 */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { sendRequest } from "../../test/support/send-request.ts";
import { startTable, personAt, type TestTable } from "../../test/support/tables.ts";
import { mebibytes, print, runAttack, type Target } from "./support/attack.ts";
import type { Visitor } from "./support/visitor.ts";

/** The total number of offers, and the number of sockets that each guest uses. */
const OFFERS = 10_000;
const SOCKETS_EACH = 6;
/** Seconds for which everything is read. */
const SECONDS = 10;
/** The number of sockets that do not read, and how much the heap may grow because of them. */
const IDLE_SOCKETS = 100;
const MAX_GROWTH_BYTES = 100 * 2 ** 20;
/** Messages a second from a socket: slightly less than the limit. */
const PER_SECOND = 18;

const OFFER = { kind: "offer", to: "all", give: {}, want: { goods: { spices: 1, gold: 1 } } };

await runAttack(async (target) => {
  const people: Visitor[] = [];
  for (const name of ["Mallory", "Trudy", "Eve", "Craig"]) people.push(await target.guest(name));
  const table = await startTable(target, 4, { game: "mediterranean" }, people);
  await toMarket(table);
  await target.during("offers of four guests", async () => makeOffers(target, table));
  const { entryCount } = await personAt(table, 0).loadSnapshot(table.id, false);
  print(`  the log has ${entryCount} entries`);
  const at = `/api/tables/${table.id}`;
  for (const path of [
    `${at}/entries?after=${entryCount - 1}`,
    `${at}/entries?after=0`,
    `${at}/moments/${entryCount - 300}`,
    `${at}/snapshot`,
  ]) {
    await target.during(`anonymous reads of ${path.slice(at.length)}`, () =>
      readOften(target, path),
    );
  }
  const [owner = people[0], ...others] = people;
  if (owner === undefined) throw new Error("nobody there");
  const { record, seats } = await longRecord(owner, table);
  await target.during("a long record is posted, started and read", async () => {
    const { id } = await owner.createTable({ game: "mediterranean", seats, record });
    for (const [index, each] of others.entries())
      await each.command(id, "join", { seat: index + 1 });
    await owner.command(id, "start", {});
    await readOften(target, `/api/tables/${id}/entries?after=${record.moves.length - 1}`);
    await readOften(target, `/api/tables/${id}/entries`);
  });
  await followSilently(target, table);
});

/** Makes everybody ready until offers can be made. */
async function toMarket(table: TestTable): Promise<void> {
  for (;;) {
    const { view } = await personAt(table, 0).loadSnapshot(table.id, false);
    if ((view as { phase: string }).phase === "trading") return;
    for (const [seat, person] of table.people.entries()) {
      const { legal = [] } = await person.loadSnapshot(table.id);
      const move = legal.find(({ kind }) => kind === "ready") ?? legal[0];
      if (move === undefined) continue;
      await person.command(table.id, "move", { key: `r${seat}-${Math.random()}`, move });
    }
  }
}

/** Each guest sends offers over several sockets, as fast as the limits allow, until they are refused. */
async function makeOffers({ url }: Target, { id, people }: TestTable): Promise<void> {
  const each = Math.floor(OFFERS / people.length / SOCKETS_EACH);
  const counts: { [kind: string]: number } = {};
  const send = async (person: Visitor, name: string): Promise<void> => {
    const socket = new WebSocket(socketUrl(url, id), { headers: person.headers });
    let left = each;
    let end = (): void => {};
    const isAnswered = new Promise<void>((resolve) => {
      end = resolve;
    });
    socket.on("close", () => end());
    socket.on("error", () => {});
    socket.on("message", (data: Buffer) => {
      const text = data.subarray(0, 200).toString();
      const kind = /"code":"(?<code>[^"]+)"/u.exec(text)?.groups?.["code"];
      if (!text.startsWith('{"kind":"done"') && !text.startsWith('{"kind":"problem"')) return;
      counts[kind ?? "done"] = (counts[kind ?? "done"] ?? 0) + 1;
      if (--left === 0) end();
    });
    await once(socket, "open");
    socket.send('{"command":"hello","views":false,"legal":false}');
    for (let n = 0; n < each && socket.readyState === WebSocket.OPEN; n++) {
      socket.send(JSON.stringify({ command: "move", id: n, key: `${name}-${n}`, move: OFFER }));
      await sleep(1000 / PER_SECOND);
    }
    await Promise.race([isAnswered, sleep(10_000)]);
    socket.terminate();
  };
  await Promise.all(
    people.flatMap((person, seat) =>
      Array.from({ length: SOCKETS_EACH }, (_, n) => send(person as Visitor, `o${seat}-${n}`)),
    ),
  );
  print(`  ${JSON.stringify(counts)}`);
}

/** Reads from one address, five at a time, as often as requests are allowed. */
async function readOften({ url, stranger }: Target, path: string): Promise<void> {
  const { headers } = stranger();
  const end = performance.now() + 1000 * SECONDS;
  let [reads, bytes] = [0, 0];
  const statuses = new Set<number>();
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const answer = await sendRequest(url + path, { method: "GET", headers });
      statuses.add(answer.status);
      if (answer.status === 200) reads++;
      else await sleep(200);
      bytes += answer.text.length;
      await sleep(100);
    }
  };
  await Promise.all([one(), one(), one(), one(), one()]);
  print(`  ${reads} reads, ${mebibytes(bytes)}, answered ${[...statuses].join(", ")}`);
}

/** The record of the long game as an attacker could write it, and seats for the same people. */
async function longRecord(owner: Visitor, { id }: TestTable) {
  const { entries } = await owner.get<{
    entries: { entry: { kind: string; actor?: unknown; move?: object } }[];
  }>(`/api/tables/${id}/entries`);
  const moves = entries.flatMap(({ entry }) =>
    entry.kind === "move" ? [[entry.actor, entry.move]] : [],
  );
  const record = {
    format: "sofala-record/1",
    game: "mediterranean",
    rules: 1,
    options: {},
    seed: "a known deal",
    players: ["Mallory", "Trudy", "Eve", "Craig"],
    moves: moves.slice(0, 5000),
  };
  print(`  a record of ${JSON.stringify(record).length} bytes`);
  return { record, seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }] };
}

/** Many sockets say hello and then do not read, while something happens at the table. */
async function followSilently(target: Target, table: TestTable): Promise<void> {
  const { url } = target;
  const { headers } = target.stranger();
  const before = await target.memory();
  const sockets: WebSocket[] = [];
  await target.during(`${IDLE_SOCKETS} sockets that do not read`, async () => {
    for (let n = 0; n < IDLE_SOCKETS; n++) {
      const socket = new WebSocket(socketUrl(url, table.id), { headers });
      socket.on("error", () => {});
      sockets.push(socket);
      socket.on("open", () => {
        socket.send('{"command":"hello"}');
        socket.pause();
      });
      await sleep(20);
    }
    await changeReadiness(table, "timed");
  });
  // Apart from the moves that are timed, because each measurement of the memory stops the server for a moment.
  let most = 0;
  for (let n = 0; n < 5; n++) {
    await changeReadiness(table, `measured-${n}`, 8);
    most = Math.max(most, (await target.memory()).heap);
  }
  const growth = most - before.heap;
  print(`  the heap grew by ${mebibytes(growth)} from ${mebibytes(before.heap)}`);
  if (growth > MAX_GROWTH_BYTES)
    target.fail(`the heap grew by more than ${mebibytes(MAX_GROWTH_BYTES)}`);
  for (const socket of sockets) socket.terminate();
}

/** Somebody is ready, and not, and so on. */
async function changeReadiness(table: TestTable, key: string, times = 40): Promise<void> {
  for (let n = 0; n < times; n++) {
    const move = { kind: n % 2 === 0 ? "ready" : "unready" };
    const path = `/api/tables/${table.id}/move`;
    await personAt(table, 3).request("POST", path, { key: `${key}-${n}`, move });
    await sleep(100);
  }
}

function socketUrl(url: string, table: string): string {
  return `${url.replace("http", "ws")}/api/tables/${table}/socket`;
}
