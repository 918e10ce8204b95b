/**
 * `node packages/bots/tuning/mediterranean/half-tables.ts SEEDS FIRST BOT…`: each bot at every other seat of six against steady ones, on the seeds
 * `tune-FIRST`, … with the seats changed over. Tells wins as a multiple of the fair share, and points ahead. A bot is
 * `steady+weights.city=3;weights.harbor=5`, or `steady+leaning={"S09":2}`.
 */
import { HALF, leadOf, playHalves, winsOf } from "../../balance/mediterranean/contests.ts";
import { characterNamed } from "./named-styles.ts";

const [seeds = "10", first = "0", ...names] = process.argv.slice(2);
for (const name of names) {
  const numbers = Array.from({ length: Number(seeds) }, (_, n) => `tune-${Number(first) + n}`);
  const contests = await playHalves(characterNamed(name), numbers);
  const { wins, error } = winsOf(contests, HALF);
  const { lead, error: leadError } = leadOf(contests);
  console.log(
    `${name}, ${contests.length} games: wins ${wins.toFixed(2)} ± ${error.toFixed(2)}, ahead ${lead.toFixed(1)} ± ${leadError.toFixed(1)}`,
  );
}
