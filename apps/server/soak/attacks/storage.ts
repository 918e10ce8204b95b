/** `npm run soak -- attack-storage`: eight guests at one address store as much as they can; others store what they need. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Problem } from "@sofala/protocol";
import { QUOTAS } from "../../src/rooms/quotas.ts";
import { print, runAttack } from "./support/attack.ts";
import type { Visitor } from "./support/visitor.ts";

const SECONDS = 40;
const GUESTS = 8;
const SOCKETS = 10;
/** Milliseconds between two messages of a socket: 20 a second are allowed. */
const PAUSE = 60;
const WISH = { game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] };
const WORDS = "x".repeat(500);

await runAttack(async ({ guest, during, fail }) => {
  const attackers = await Promise.all(
    Array.from({ length: GUESTS }, (_, n) => guest(`Mallory ${n}`)),
  );
  const honest = await guest("Honest", "192.0.2.1");
  const table = await honest.open(WISH);
  const end = performance.now() + 1000 * SECONDS;
  const stored = { chat: 0, notes: 0 };
  const refusals = new Map<string, number>();
  const refused = (code: string) => refusals.set(code, (refusals.get(code) ?? 0) + 1);

  async function talk(attacker: Visitor): Promise<void> {
    const { id } = await attacker.open(WISH);
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => attacker.socket(id)));
    await Promise.all(
      sockets.map(async (socket) => {
        while (performance.now() < end && socket.closed === undefined) {
          const answer = await socket.do("say", { words: WORDS });
          if ("code" in answer) refused(answer.code);
          else stored.chat++;
          await sleep(PAUSE);
        }
        socket.close();
      }),
    );
    await note(attacker, id);
  }

  async function note(attacker: Visitor, id: string): Promise<void> {
    const path = `/api/tables/${id}/notes`;
    const { status, body } = await attacker.ask<Problem>("PUT", path, { words: WORDS });
    if (status === 200) stored.notes++;
    else refused(body.code);
  }

  /** Somebody else goes on saying and noting something. */
  async function live(): Promise<void> {
    while (performance.now() < end) {
      await honest.do(table.id, "say", { words: "Good luck!" });
      const path = `/api/tables/${table.id}/notes`;
      const { status } = await honest.ask("PUT", path, { words: "mine" });
      if (status !== 200) fail(`an honest note was refused: ${status}`);
      await sleep(1000);
    }
  }

  await during(`${GUESTS} guests at one address write`, async () => {
    await Promise.all([live(), ...attackers.map(talk)]);
  });
  print(`${stored.chat} messages and ${stored.notes} notes were stored`);
  for (const [code, count] of refusals) print(`  ${count} were refused: ${code}`);
  // Messages that were under way at the same time may be a few more.
  if (stored.chat > QUOTAS.chat.address + GUESTS) fail("more was stored than is allowed");
});
