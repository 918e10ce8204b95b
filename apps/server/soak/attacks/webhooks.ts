/**
 * `npm run soak -- attack-webhooks`: guests have webhooks that never respond and are sent notifications all the time.
 * Games of twenty other people start, and each of them must be notified within seconds.
 */
import { CORRESPONDENCE } from "../../test/support/channels.ts";
import { startTable } from "../../test/support/tables.ts";
import { print, runAttack, type Target } from "./support/attack.ts";
import type { Visitor } from "./support/visitor.ts";
import { Webhooks } from "./support/webhooks.ts";

/** Milliseconds within which honest people must be notified; the server scans every second. */
const MAX_DELAY_MS = 5000;
const HONEST = 20;
/** How many games of each of them start, so that enough moves are measured for a p99. */
const HONEST_GAMES = 6;
/** The number of games of each attacker that start before those of the others. */
const GAMES = 3;
const ATTACKS = [
  { guests: 8, each: 1 },
  { guests: 1, each: 10 },
  { guests: 10, each: 10 },
];

await runAttack(attack, { canReachPrivateNetworks: true });

async function attack(target: Target): Promise<void> {
  const { guest, during, fail, url } = target;
  const webhooks = await Webhooks.open();
  for (const [round, { guests, each }] of ATTACKS.entries()) {
    const partner = await guest("Trudy", `203.0.113.${10 + round}`);
    const attackers = await people(guests, (n) => guest(`Mallory ${n}`, `203.0.113.${10 + round}`));
    for (const attacker of attackers) await webhooks.addSlow(attacker, each);
    const other = await guest("Ben", `192.0.2.${100 + round}`);
    const honest = await people(HONEST, (n) => guest(`Ann ${n}`, `192.0.2.${n}`));
    for (const [n, ann] of honest.entries()) await webhooks.addFast(ann, `${round}-${n}`);
    const before = webhooks.slowMessages;
    const delays: number[] = [];
    await during(`${guests} guests with ${each} slow webhooks each`, async () => {
      for (let games = 0; games < GAMES; games++) {
        for (const attacker of attackers)
          await startTable({ url }, 2, CORRESPONDENCE, [attacker, partner]);
      }
      await webhooks.waitFor(() => webhooks.slowMessages > before, 3 * MAX_DELAY_MS);
      const notifyOne = async (ann: Visitor, name: string, games: number) => {
        await startTable({ url }, 2, CORRESPONDENCE, [ann, other]);
        const began = performance.now();
        await webhooks.waitFor(() => webhooks.received(name).length > games, 20 * MAX_DELAY_MS);
        delays.push(performance.now() - began);
      };
      for (let games = 0; games < HONEST_GAMES; games++)
        await Promise.all(honest.map((ann, n) => notifyOne(ann, `${round}-${n}`, games)));
    });
    const [least, most] = [Math.min(...delays), Math.max(...delays)].map((ms) => Math.round(ms));
    print(`  ${webhooks.slowMessages - before} messages were sent to slow webhooks before that`);
    print(`  ${delays.length} times others were notified after ${least} to ${most} ms`);
    if ((most ?? Infinity) > MAX_DELAY_MS) fail("others were notified too late");
  }
  await webhooks.close();
}

async function people(count: number, one: (n: number) => Promise<Visitor>): Promise<Visitor[]> {
  const all: Visitor[] = [];
  for (let n = 1; n <= count; n++) all.push(await one(n));
  return all;
}
