/**
 * `npm run soak -- attack-bots`: 120 tables of strong bots from one address must not slow down somebody else's bots.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { print, runAttack } from "./support/attack.ts";
import type { Visitor } from "./support/visitor.ts";

const TABLES = 120;
const GUESTS = 4;
/** Seconds for which bots are measured, without the attack and during it. */
const SECONDS = 20;
const MILLISECONDS = 700;
const BOTS = { kind: "bot", level: "strong" };
const TABLE_REQUEST = { game: "zimbabwe", seats: [{ kind: "me" }, BOTS, BOTS] };

await runAttack(
  async ({ guest, during, fail }) => {
    const honest = await guest("Honest", "192.0.2.1");
    const quiet = await decisionTime(honest);
    const attackers = await Promise.all(
      Array.from({ length: GUESTS }, (_, n) => guest(`Mallory ${n}`)),
    );
    let attacked = NaN;
    await during(`strong bots at ${TABLES} tables from one address`, async () => {
      await Promise.all(
        attackers.map(async (attacker) => {
          for (let n = 0; n < TABLES / GUESTS; n++) await letBotsPlay(attacker);
        }),
      );
      attacked = await decisionTime(honest);
    });
    print(
      `a decision of somebody else's bots took ${quiet} ms before the attack and ${attacked} ms during it`,
    );
    if (attacked > 2 * quiet) fail("bots of others were slowed down");
  },
  { botThreads: 2, botMilliseconds: MILLISECONDS },
);

/** A table at which bots play for everybody. */
async function letBotsPlay(visitor: Visitor): Promise<string> {
  const { id } = await visitor.createTable(TABLE_REQUEST);
  await visitor.command(id, "start", {});
  await visitor.command(id, "hand-over", { key: "away" });
  return id;
}

/** Milliseconds per decision at a table of bots. */
async function decisionTime(visitor: Visitor): Promise<number> {
  const id = await letBotsPlay(visitor);
  const before = (await visitor.loadSnapshot(id, false)).entryCount;
  await sleep(1000 * SECONDS);
  const { entryCount } = await visitor.loadSnapshot(id, false);
  return Math.round((1000 * SECONDS) / (entryCount - before));
}
