/**
 * Each bot plays at every other seat of six against steady bots, on the seeds `tune-FIRST`, … with
 * the seats exchanged:
 *
 *     node packages/bots/tuning/mediterranean/half-tables.ts SEEDS FIRST BOT…
 *
 * Prints wins as a multiple of the fair share, and the lead in points. A bot is
 * `steady+weights.city=3;weights.harbor=5`, or `steady+preferences={"S09":2}`.
 */
import { TESTED, leadOf, playHalves, winsOf } from "../../balance/mediterranean/contests.ts";
import { styleNamed } from "./named-styles.ts";

const [seeds = "10", first = "0", ...names] = process.argv.slice(2);
for (const name of names) {
  const numbers = Array.from({ length: Number(seeds) }, (_, n) => `tune-${Number(first) + n}`);
  const contests = await playHalves(styleNamed(name), numbers);
  const { wins, error } = winsOf(contests, TESTED);
  const { lead, error: leadError } = leadOf(contests);
  console.log(
    `${name}, ${contests.length} games: wins ${wins.toFixed(2)} ± ${error.toFixed(2)}, ahead ${lead.toFixed(1)} ± ${leadError.toFixed(1)}`,
  );
}
