/**
 * `npm run soak -- attack-clocks`: sets the server's wall clock forward and back by hours while people play with live
 * clocks. Nobody may be charged for it, times in the log must never decrease, and a player who then really runs out of
 * time must lose the seat.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { SeenEntry } from "@sofala/protocol";
import { startTable, personAt, playOne, type TestTable } from "../../test/support/tables.ts";
import { print, runAttack, type Target } from "./support/attack.ts";

const HOUR = 3_600_000;
/** How far the clock is set each time, in milliseconds. */
const JUMPS = [2 * HOUR, -2 * HOUR, 26 * HOUR, -30 * HOUR, 5000, -5000, 2 * HOUR, -HOUR];
/** Milliseconds between two jumps: the server compares its clocks every second. */
const PAUSE_MS = 2500;
/** The time limit of a move, in seconds. */
const SECONDS = 15;
const PACE = { kind: "live", per: "move", seconds: SECONDS, bank: 0 };
/** Milliseconds that requests may take; they are charged too. */
const TOLERANCE_MS = 1000;

await runAttack(async (target) => {
  const people = [await target.guest("Ann", "192.0.2.1"), await target.guest("Ben", "192.0.2.2")];
  const table = await startTable(target, 2, { pace: PACE }, people);
  await target.during(`the wall clock is set ${JUMPS.length} times`, async () => {
    for (const jump of JUMPS) {
      await playOne(table);
      const began = performance.now();
      await sleep(PAUSE_MS / 2);
      await target.setClock(jump);
      await sleep(PAUSE_MS / 2);
      await checkClock(target, table, performance.now() - began, jump);
    }
  });
  await sleep(1000 * SECONDS + TOLERANCE_MS);
  const { seats } = await personAt(table, 0).info(table.id);
  if (!seats.some(({ isHandedOver }) => isHandedOver === true))
    target.fail("timeouts no longer happen");
  await checkTimes(target, table);
});

/** Compares the time left of the seat to act with the time since the last move. */
async function checkClock(
  { fail }: Target,
  table: TestTable,
  passed: number,
  jump: number,
): Promise<void> {
  const { clock, seats } = await personAt(table, 0).info(table.id);
  const [seat = -1] = clock?.running ?? [];
  const charged = 1000 * SECONDS - (clock?.timeLeft[seat] ?? NaN);
  const [asked, counted] = [Math.round(passed), Math.round(charged)];
  print(`  set by ${jump / 1000} s: charged for ${counted} ms of ${asked}`);
  if (seats.some(({ isHandedOver }) => isHandedOver === true)) fail("a seat was handed over");
  // Less may be charged: if the time is unknown, nobody is charged.
  if (!(charged <= passed + TOLERANCE_MS)) fail("somebody was charged for the jump");
}

/** Fails if times in the log decrease. */
async function checkTimes({ fail }: Target, table: TestTable): Promise<void> {
  const path = `/api/tables/${table.id}/entries`;
  const { entries } = await personAt(table, 0).get<{ entries: readonly SeenEntry[] }>(path);
  const times = entries.map(({ at }) => at);
  const isOrdered = times.every((at, n) => n === 0 || at >= (times[n - 1] ?? 0));
  print(`  ${times.length} entries, their times ${isOrdered ? "never fall" : "fall"}`);
  if (!isOrdered) fail("times in the log decrease");
}
