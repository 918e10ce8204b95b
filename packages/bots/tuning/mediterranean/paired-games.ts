/**
 * Two bots at alternating seats, each seed played twice with the seats exchanged:
 *
 *     node packages/bots/tuning/mediterranean/paired-games.ts <one> <other> [seeds] [first] [players]
 *
 * Prints wins as a multiple of the fair share, and the lead in points with its standard error,
 * after every seed `tune-<first>`, …
 */
import { mediterranean } from "@sofala/mediterranean";
import { playMatch } from "../../src/index.ts";
import { deviation, mean } from "../../balance/mediterranean/statistics.ts";
import { botNamed } from "./named-bots.ts";

const [, , one = "strong", other = "haggler", seeds = "10", first = "0", players = "6"] =
  process.argv;
const parsed = mediterranean.parseOptions({});
if (!parsed.ok) throw new Error(parsed.error.reason);
const { value: options } = parsed;

const leads: number[] = [];
let wins = 0;
/** Plays a game, and returns the lead of the first bot's seats. */
function leadOf(seed: string, shift: number): number {
  const isOne = (seat: number) => (seat + shift) % 2 === 0;
  const bots = Array.from({ length: Number(players) }, (_, seat) =>
    botNamed(isOne(seat) ? one : other),
  );
  const { state, ranking } = playMatch(mediterranean, { seed, options, bots });
  const [winners = []] = ranking;
  wins += winners.filter(isOne).length / winners.length;
  const points = state.players.map(({ vp }) => vp);
  return (
    mean(points.filter((_, seat) => isOne(seat))) - mean(points.filter((_, seat) => !isOne(seat)))
  );
}

for (let n = 0; n < Number(seeds); n++) {
  const seed = `tune-${Number(first) + n}`;
  leads.push((leadOf(seed, 0) + leadOf(seed, 1)) / 2);
  const games = 2 * leads.length;
  const error = deviation(leads) / Math.sqrt(leads.length);
  console.log(
    `${one} against ${other}, ${games} games of ${players}: wins ${((2 * wins) / games).toFixed(2)}, ahead ${mean(leads).toFixed(2)} ± ${error.toFixed(2)}`,
  );
}
