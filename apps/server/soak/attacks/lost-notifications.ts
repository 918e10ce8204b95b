/**
 * `npm run soak -- attack-lost-notifications`: seventy webhooks never respond while 300 games start. Then one webhook
 * is slow while somebody chats at a table and another table changes eight seconds later. Every notification must be
 * sent once.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { CORRESPONDENCE } from "../../test/support/channels.ts";
import { startTable, personAt } from "../../test/support/tables.ts";
import { print, runAttack, type Target } from "./support/attack.ts";
import type { Visitor } from "./support/visitor.ts";
import { MAX_CHANNELS, Webhooks } from "./support/webhooks.ts";

const SLOW_WEBHOOKS = 70;
/** Each pair plays from its own address, because tables per address are limited. */
const PAIRS = 30;
const GAMES_EACH = 10;
/** Milliseconds within which everything must be sent. */
const MAX_DELAY_MS = 60_000;
/** Milliseconds in which nothing more may arrive. */
const QUIET_MS = 5000;

await runAttack(attack, { canReachPrivateNetworks: true });

async function attack(target: Target): Promise<void> {
  const webhooks = await Webhooks.open();
  const startSlowGames = await slowTables(target, webhooks);
  await startManyGames(target, webhooks, startSlowGames);
  await chatAndChange(target, webhooks, startSlowGames);
  await webhooks.close();
}

/** Creates people with slow webhooks; returns functions that start a game for each of them. */
async function slowTables(
  { url, guest }: Target,
  webhooks: Webhooks,
): Promise<() => Promise<void>> {
  const attackers: Visitor[] = [];
  for (let n = 0; n < SLOW_WEBHOOKS / MAX_CHANNELS; n++) {
    const attacker = await guest(`Mallory ${n}`);
    await webhooks.addSlow(attacker, MAX_CHANNELS);
    attackers.push(attacker);
  }
  const partner = await guest("Trudy");
  return async () => {
    const before = webhooks.slowMessages;
    for (const attacker of attackers)
      await startTable({ url }, 2, CORRESPONDENCE, [attacker, partner]);
    await webhooks.waitFor(() => webhooks.slowMessages > before, MAX_DELAY_MS);
  };
}

/** Starts many games at the same time. */
async function startManyGames(
  { url, guest, during, fail }: Target,
  webhooks: Webhooks,
  startSlowGames: () => Promise<void>,
): Promise<void> {
  const pairs: Visitor[][] = [];
  for (let n = 1; n <= PAIRS; n++) {
    const pair = [await guest(`Ann ${n}`, `192.0.2.${n}`), await guest(`Ben ${n}`, `192.0.2.${n}`)];
    const [ann] = pair;
    if (ann !== undefined) await webhooks.addFast(ann, `pair-${n}`);
    pairs.push(pair);
  }
  const expected: string[] = [];
  const received = () => pairs.flatMap((_, n) => webhooks.received(`pair-${n + 1}`));
  await during(`${PAIRS * GAMES_EACH} games begin`, async () => {
    await startSlowGames();
    const playing = pairs.map(async (pair) => {
      for (let n = 0; n < GAMES_EACH; n++) {
        expected.push(`begin ${(await startTable({ url }, 2, CORRESPONDENCE, pair)).id}`);
      }
    });
    await Promise.all(playing);
    await webhooks.waitFor(() => received().length >= expected.length, MAX_DELAY_MS);
  });
  await sleep(QUIET_MS);
  print(`  ${received().length} of ${expected.length} were notified`);
  if (!isSame(received(), expected)) fail("not every game was notified once");
}

/** Somebody chats while a webhook is slow, and a table changes later. */
async function chatAndChange(
  { url, guest, during, fail }: Target,
  webhooks: Webhooks,
  startSlowGames: () => Promise<void>,
): Promise<void> {
  const [ann, ben] = [await guest("Ann", "192.0.2.101"), await guest("Ben", "192.0.2.102")];
  await webhooks.addFast(ann, "chat");
  await during("a message and a change 8 s later", async () => {
    const on = await startTable({ url }, 2, CORRESPONDENCE, [ann, ben]);
    await startSlowGames();
    await personAt(on, 1).command(on.id, "chat", { text: "Good morning" });
    await sleep(8000);
    const other = await startTable({ url }, 2, CORRESPONDENCE, [ann, ben]);
    const expected = [`begin ${on.id}`, `chat ${on.id}`, `begin ${other.id}`];
    await webhooks.waitFor(() => webhooks.received("chat").length >= expected.length, MAX_DELAY_MS);
    await sleep(QUIET_MS);
    print(`  ${webhooks.received("chat").length} of ${expected.length} were notified`);
    if (!isSame(webhooks.received("chat"), expected)) fail("not everything was notified once");
  });
}

function isSame(received: readonly string[], expected: readonly string[]): boolean {
  return received.toSorted().join() === expected.toSorted().join();
}
