/**
 * `npm run soak -- attack-storage`: eight guests at one address store as much chat and as many notes as they can;
 * others do the same with tables, records and orders from other addresses. Honest people must still be able to store
 * what they need.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Problem } from "@sofala/protocol";
import { TABLES_PER_HOUR } from "../../src/http/limits.ts";
import { QUOTAS } from "../../src/tables/quotas.ts";
import { cutAt, golden } from "../../test/support/golden-records.ts";
import { startTable } from "../../test/support/tables.ts";
import { mebibytes, print, runAttack } from "./support/attack.ts";
import type { Visitor } from "./support/visitor.ts";

const SECONDS = 40;
const GUESTS = 8;
const SOCKETS = 10;
/** Milliseconds between two messages of a socket; 20 a second are allowed. */
const PAUSE_MS = 60;
const TABLE_REQUEST = { game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] };
const LONG_TEXT = "x".repeat(500);

/** Seconds for which orders are sent. */
const ORDER_SECONDS = 10;
/** A record with so much text that the quota of bytes is used up before the quota of tables. */
const RECORD = { ...cutAt(golden("zimbabwe", "victory-2-players"), 0), pins: "x".repeat(600_000) };
/** Addresses that open tables one after the other: the limits stop each of them within a second. */
const ADDRESSES = 10;

await runAttack(async ({ url, guest, during, fail }) => {
  const guests = (address?: string) =>
    Promise.all(Array.from({ length: GUESTS }, (_, n) => guest(`Mallory ${n}`, address)));
  const honest = await guest("Honest", "192.0.2.1");
  const table = await honest.createTable(TABLE_REQUEST);
  const stored = { chat: 0, notes: 0, tables: 0, records: 0, orders: 0 };
  const refusals = new Map<string, number>();
  const refused = (code: string) => refusals.set(code, (refusals.get(code) ?? 0) + 1);

  /** Several sockets at a table send the same message until the time is up. */
  async function flood(attacker: Visitor, id: string, end: number, kind: "chat" | "orders") {
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => attacker.socket(id)));
    await Promise.all(
      sockets.map(async (socket) => {
        while (performance.now() < end && socket.closed === undefined) {
          const answer = await (kind === "chat"
            ? socket.command("chat", { text: LONG_TEXT })
            : socket.command("order", {
                order: { kind: "gift", upTo: stored.orders % 9, round: 5 },
              }));
          if ("code" in answer) refused(answer.code);
          else stored[kind]++;
          await sleep(PAUSE_MS);
        }
        socket.close();
      }),
    );
  }

  async function note(attacker: Visitor, id: string): Promise<void> {
    const path = `/api/tables/${id}/notes`;
    const { status, body } = await attacker.request<Problem>("PUT", path, { text: LONG_TEXT });
    if (status === 200) stored.notes++;
    else refused(body.code);
  }

  /** Creates one table after another until it is refused. */
  async function openAll(attacker: Visitor, request: object): Promise<number> {
    for (let opened = 0; ; opened++) {
      const { status, body } = await attacker.request<Problem>("POST", "/api/tables", request);
      if (status === 200) continue;
      refused(body.code);
      return opened;
    }
  }

  /** An honest person keeps writing chat messages and notes, and creates a table. */
  async function live(end: number): Promise<void> {
    await honest.createTable(TABLE_REQUEST);
    while (performance.now() < end) {
      await honest.command(table.id, "chat", { text: "Good luck!" });
      const path = `/api/tables/${table.id}/notes`;
      const { status } = await honest.request("PUT", path, { text: "mine" });
      if (status !== 200) fail(`an honest note was refused: ${status}`);
      await sleep(1000);
    }
  }

  const report = (text: string) => {
    print(`  ${text} were stored`);
    for (const [code, count] of refusals) print(`  ${count} were refused: ${code}`);
    refusals.clear();
  };

  const talkers = await guests();
  await during(`${GUESTS} guests at one address write`, async () => {
    const end = performance.now() + 1000 * SECONDS;
    const sendChat = async (attacker: Visitor): Promise<void> => {
      const { id } = await attacker.createTable(TABLE_REQUEST);
      await flood(attacker, id, end, "chat");
      await note(attacker, id);
    };
    await Promise.all([live(end), ...talkers.map(sendChat)]);
  });
  report(`${stored.chat} messages and ${stored.notes} notes`);
  // A few concurrent messages may exceed the limit.
  if (stored.chat > QUOTAS.chat.address + GUESTS) fail("more was stored than is allowed");

  const size = JSON.stringify(RECORD).length;
  for (const { what, network, request, most } of [
    { what: "tables", network: "192.0.2", request: TABLE_REQUEST, most: TABLES_PER_HOUR },
    {
      what: "records",
      network: "198.18.0",
      request: { ...TABLE_REQUEST, record: RECORD },
      // Each guest may have had one under way when the last was counted.
      most: QUOTAS.records.address / size + GUESTS,
    },
  ] as const) {
    const groups: Visitor[][] = [];
    for (let n = 0; n < ADDRESSES; n++) groups.push(await guests(`${network}.${70 + n}`));
    await during(`${GUESTS} guests at one address create ${what}, ${ADDRESSES} times`, async () => {
      for (const attackers of groups) {
        const opening = attackers.map((attacker) => openAll(attacker, request));
        const [, ...counts] = await Promise.all([live(performance.now()), ...opening]);
        const opened = counts.reduce((sum, count) => sum + count, 0);
        if (opened > most) fail(`${opened} ${what} were stored for one address`);
        stored[what] += opened;
      }
    });
    report(`${stored[what]} ${what}`);
  }
  print(`  records of ${mebibytes(stored.records * size)}`);

  const givers = await guests("203.0.113.72");
  const { id } = await startTable({ url }, 2, {}, givers.slice(0, 2));
  await during("orders of two seats, again and again", async () => {
    const end = performance.now() + 1000 * ORDER_SECONDS;
    const flooding = givers.slice(0, 2).map((attacker) => flood(attacker, id, end, "orders"));
    await Promise.all([live(end), ...flooding]);
  });
  report(`${stored.orders} orders, each replacing the previous one,`);
});
