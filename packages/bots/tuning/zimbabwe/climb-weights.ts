/**
 * A hill climb from the weights in weights.ts:
 *
 *     node packages/bots/tuning/zimbabwe/climb-weights.ts BLOCKS [WEIGHT,WEIGHT…]
 *
 * Tries each weight larger and smaller by half against three novices, always on the same seeds
 * `tune-N`, and keeps what wins in fewer rounds. Rounds are more informative per game than wins;
 * test with `match.ts` whether the result also wins more against the old weights. Deterministic.
 */
import { zimbabweNovice } from "../../src/zimbabwe/novice.ts";
import { raceBot } from "../../src/zimbabwe/race-bot.ts";
import { STEADY, type Weights } from "../../src/zimbabwe/weights.ts";
import { playBlocks } from "./play-blocks.ts";

const PLAYERS = 4;
const FACTORS = [1.5, 0.67];
/** The number of rounds that a lost game counts. */
const LOSS = 20;
/** A smaller gain is noise. */
const CLEARLY = 0.05;

const [blocks = "10", chosen] = process.argv.slice(2);
const names = (chosen?.split(",") ?? Object.keys(STEADY)) as readonly (keyof Weights)[];
let weights: Weights = STEADY;
let least = length(weights);
console.log(`as they are: ${least.toFixed(2)}`);
for (const name of names) {
  for (const factor of FACTORS) {
    const changed: Weights = { ...weights, [name]: weights[name] * factor };
    const found = length(changed);
    console.log(`${name} ${changed[name].toFixed(3)}: ${found.toFixed(2)}`);
    if (found > least - CLEARLY) continue;
    weights = changed;
    least = found;
    break;
  }
}
console.log(JSON.stringify(weights, undefined, 2));

/** Rounds to a win, on average. */
function length(tried: Weights): number {
  const { games, wins, rounds } = playBlocks({
    bot: raceBot(tried),
    rival: zimbabweNovice,
    players: PLAYERS,
    seeds: "tune",
    first: 0,
    count: Number(blocks),
  });
  return (rounds + (games - wins) * LOSS) / games;
}
