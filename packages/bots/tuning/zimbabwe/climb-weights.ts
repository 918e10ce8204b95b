/**
 * `node packages/bots/tuning/zimbabwe/climb-weights.ts BLOCKS [WEIGHT,WEIGHT…]`: climbs from the weights in weights.ts. Each weight in turn is
 * tried larger and smaller by half against three novices, always on the same seeds `tune-N`; what makes the wins
 * come in fewer rounds is kept. Rounds tell more per game than wins do; whether the outcome also wins more
 * against the old weights is for `zimbabwe.ts` to say. Same arguments, same outcome.
 */
import { zimbabweNovice } from "../../src/zimbabwe/novice.ts";
import { steadyWith } from "../../src/zimbabwe/steady.ts";
import { STEADY, type Weights } from "../../src/zimbabwe/weights.ts";
import { playBlocks } from "./play-blocks.ts";

const PLAYERS = 4;
const FACTORS = [1.5, 0.67];
/** What a game that is not won counts, in rounds. */
const LOSS = 20;
/** Less gain than this is chance. */
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
    bot: steadyWith(tried),
    rival: zimbabweNovice,
    players: PLAYERS,
    seeds: "tune",
    first: 0,
    count: Number(blocks),
  });
  return (rounds + (games - wins) * LOSS) / games;
}
