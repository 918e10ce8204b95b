/**
 * `npm run soak -- random-games [--games N] [--rounds N] [--seed TEXT]`: plays random games of
 * every player count in place and looks at each end from scratch. Half of the games choose among
 * counted moves, half draw them by lot.
 */
import { parseArgs } from "node:util";
import { dice, type Dice, type Playground } from "@sofala/engine";
import { zimbabwe, type Options, type State, type Zimbabwe } from "../src/index.ts";
import { faultAtTheEnd } from "./final-check.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "10000" },
    rounds: { type: "string", default: "60" },
    seed: { type: "string", default: "soak" },
  },
  strict: false,
});
const GAMES = Number(values.games);
const ROUNDS = Number(values.rounds);

const VARIANTS: readonly Options[] = [
  {},
  {},
  { firstPlay: true },
  { specialists: false },
  { dziva: "start", gods: ["dziva", "gu", "eshu", "atete"] },
  { gods: ["tsui-goab", "anansi", "obatala", "qamata", "shadipinyi", "elegua"] },
];

/** More moves than any game has; one that makes them all is caught in a loop. */
const MOVES_MAX = 1_000_000;

let failures = 0;
for (const players of [2, 3, 4, 5]) playAll(players);
process.exitCode = failures === 0 ? 0 : 1;

function playAll(players: number): void {
  const playground = zimbabwe.simulation.playground();
  const began = performance.now();
  let [moves, rounds, cutShort] = [0, 0, 0];
  for (let game = 0; game < GAMES; game++) {
    const seed = `${String(values.seed)}/${players}/${game}`;
    const variant = VARIANTS[game % VARIANTS.length] ?? {};
    const start = zimbabwe.setup(seed, players, zimbabwe.simulation.limitRounds(variant, ROUNDS));
    const { end, count } = play(playground, start, dice(seed), game % 2 === 0);
    moves += count;
    rounds += zimbabwe.simulation.round(end);
    if (zimbabwe.simulation.isCutShort(end)) cutShort++;
    const fault = faultAtTheEnd(end, ROUNDS);
    if (fault === undefined) continue;
    failures++;
    console.log(`FAILED ${JSON.stringify({ seed, players, variant })}: ${fault}`);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${players} players: ${GAMES} games, ${Math.round(moves / GAMES)} moves and ` +
      `${(rounds / GAMES).toFixed(1)} rounds a game, ${cutShort} cut short after ${ROUNDS} rounds, ` +
      `${Math.round(moves / seconds / 1000)} thousand moves a second`,
  );
}

function play(
  playground: Playground<Zimbabwe>,
  start: State,
  chance: Dice,
  isCounted: boolean,
): { readonly end: State; readonly count: number } {
  playground.load(start);
  let count = 0;
  for (; playground.seat() !== -1 && count < MOVES_MAX; count++) {
    if (isCounted) playground.play(chance.below(playground.count()));
    else playground.playAny(chance);
  }
  return { end: playground.state(), count };
}
