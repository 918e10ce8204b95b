/**
 * The win share of BOT on every seat against RIVALS, with its 95 % interval, and the time of its
 * turns:
 *
 *     node packages/bots/tuning/zimbabwe/match.ts BOT RIVALS PLAYERS BLOCKS [SEEDS] [FIRST]
 *
 * A bot is `random`, `novice`, `steady`, `steady:scale=1.5,share=1` with other weights, or
 * `strong:100` with a number of simulations for a turn.
 */
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../../src/bot.ts";
import { wilsonInterval } from "../../src/ladder/figures.ts";
import { randomBot } from "../../src/random-bot.ts";
import { zimbabweNovice } from "../../src/zimbabwe/novice.ts";
import { raceBot } from "../../src/zimbabwe/race-bot.ts";
import { strongBot } from "../../src/zimbabwe/strong/strong.ts";
import { STRONG } from "../../src/zimbabwe/strong/weights.ts";
import { STEADY } from "../../src/zimbabwe/weights.ts";
import { playBlocks } from "./play-blocks.ts";

const [
  name = "steady",
  others = "novice",
  players = "4",
  count = "10",
  seeds = "tune",
  first = "0",
] = process.argv.slice(2);
const { games, wins, rounds, turns, gifts } = playBlocks({
  bot: botNamed(name),
  rival: botNamed(others),
  players: Number(players),
  seeds,
  first: Number(first),
  count: Number(count),
});
const [low, high] = wilsonInterval(wins, games);
const percent = (share: number) => (100 * share).toFixed(1);
console.log(
  `${name} against ${others}, ${players} players, ${games} games: ${percent(wins / games)} % ` +
    `(${percent(low)} to ${percent(high)}), ${(rounds / games).toFixed(1)} rounds; ` +
    `turn ${at(turns, 0.5)} ms, p95 ${at(turns, 0.95)}, most ${at(turns, 1)}; gift p95 ${at(gifts, 0.95)}`,
);

function botNamed(spec: string): Bot<Zimbabwe> {
  const [level = "", changes = ""] = spec.split(":");
  if (level === "random") return randomBot(zimbabwe);
  if (level === "novice") return zimbabweNovice;
  if (level === "strong") return strongBot({ ...STRONG, defaultSimulations: Number(changes) });
  if (level !== "steady") throw new Error(`no bot ${spec}`);
  const changed = changes === "" ? [] : changes.split(",").map((change) => change.split("="));
  return raceBot({
    ...STEADY,
    ...Object.fromEntries(changed.map(([weight = "", value]) => [weight, Number(value)])),
  });
}

function at(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}
