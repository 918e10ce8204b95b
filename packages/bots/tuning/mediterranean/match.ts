/**
 * Matches between bots of Trading in the Mediterranean, in blocks of one seed by all seats:
 *
 *     node packages/bots/tuning/mediterranean/match.ts <one> <others> [blocks] [seeds] [players]
 *
 * `one` plays against `others` at every seat in turn; `one*3` takes three seats in a row. Choose
 * weights with the seeds `tune`, publish strength with the seeds `held`.
 */
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { Bot } from "../../src/bot.ts";
import { playMatch } from "../../src/index.ts";
import { wilsonInterval } from "../../src/ladder/figures.ts";
import { quantile } from "../statistics.ts";
import { botNamed } from "./named-bots.ts";

const [, , one = "steady", others = "novice", blocks = "4", seeds = "tune", players = "6"] =
  process.argv;
const count = Number(players);
const [name = "", seats = "1"] = one.split("*");
const size = Number(seats);
const parsed = mediterranean.parseOptions({});
if (!parsed.ok) throw new Error(parsed.error.reason);

let [games, wins, points, rivals, deals] = [0, 0, 0, 0, 0];
/** CPU milliseconds for each decision of `one`. */
const times: { readonly [what: string]: number[] } = { purchases: [], "all else": [] };
const timed = (bot: Bot<Mediterranean>): Bot<Mediterranean> => ({
  ...bot,
  createPlayer(seat, seed) {
    const player = bot.createPlayer(seat, seed);
    return {
      observe: (events) => player.observe(events),
      think(view) {
        const startedAt = process.cpuUsage();
        const thoughts = [...player.think(view)];
        const { user, system } = process.cpuUsage(startedAt);
        const what = view.part === "purchasing" ? "purchases" : "all else";
        times[what]?.push((user + system) / 1000);
        return thoughts;
      },
    };
  },
});
for (let block = 0; block < Number(blocks); block++) {
  for (let seat = 0; seat < count; seat++) {
    const isOne = (n: number) => (n - seat + count) % count < size;
    const bots = Array.from({ length: count }, (_, n) =>
      isOne(n) ? timed(botNamed(name)) : botNamed(others),
    );
    const end = playMatch(mediterranean, {
      seed: `${seeds}-${block}`,
      options: parsed.value,
      bots,
      onMove(actor, { kind }) {
        if (kind === "accept" && actor !== "clock" && isOne(actor)) deals += 1;
      },
    });
    games += 1;
    const [first = []] = end.ranking;
    wins += first.filter(isOne).length / first.length;
    for (const [n, { vp }] of end.state.players.entries()) {
      if (isOne(n)) points += vp / size;
      else rivals += vp / (count - size);
    }
  }
}
const spreads = Object.entries(times).map(([what, all]) => {
  const sorted = all.toSorted((a, b) => a - b);
  const marks = [0.5, 0.95, 0.99].map((part) => quantile(sorted, part).toFixed(2));
  return `${what} ${marks.join(" / ")}`;
});
const [low, high] = wilsonInterval(wins, games);
const fair = size / count;
const z = (wins - games * fair) / Math.sqrt(games * fair * (1 - fair));
const share = (part: number) => `${(100 * part).toFixed(1)}%`;
const line = [
  `${one} against ${count - size} ${others}, ${games} games of ${blocks} seeds "${seeds}":`,
  `wins ${share(wins / games)} (95%: ${share(low)} to ${share(high)}, fair ${share(fair)}, z ${z.toFixed(1)}),`,
  `points ${(points / games).toFixed(1)} to ${(rivals / games).toFixed(1)},`,
  `accepted ${(deals / games).toFixed(1)} a game,`,
  `p50 / p95 / p99 in ms: ${spreads.join(", ")}`,
];
process.stdout.write(`${line.join(" ")}\n`);
