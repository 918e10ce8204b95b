/**
 * `node packages/bots/tuning/zimbabwe/learn-weights.ts steady|learned FIRST GAMES`: plays games of four on the seeds `learn-N` and fits the
 * weights of strong/weights.ts to who won: a softmax over the seats at the end of every turn. The games
 * are of steady bots, or of bots that take the turn that looks best by the present weights. One turn in
 * five is decided early, so that positions differ. Every fourth game is left out and tested with.
 */
import { dice, type Dice } from "@sofala/engine";
import { zimbabwe, type State, type Zimbabwe } from "@sofala/zimbabwe";
import { decide, type Bot } from "../../src/bot.ts";
import { playMatch } from "../../src/match.ts";
import { Giver } from "../../src/zimbabwe/gifts.ts";
import { firstMonument } from "../../src/zimbabwe/first-monument.ts";
import { PlanningPlayer, atOnce } from "../../src/zimbabwe/planning-player.ts";
import { zimbabweSteady } from "../../src/zimbabwe/steady.ts";
import { Appraiser } from "../../src/zimbabwe/strong/chance-evaluator.ts";
import { SCORE, type ScoreWeights } from "../../src/zimbabwe/strong/weights.ts";
import { FULL, QUICK, TurnPlanner } from "../../src/zimbabwe/turns.ts";

interface Example {
  readonly game: number;
  /** By seat and weight. */
  readonly features: readonly (readonly number[])[];
  readonly winners: readonly number[];
}

const PLAYERS = 4;
const EARLY_PERCENT = 20;
const STEPS = 3000;
const RATE = 0.3;
const DECAY = 0.001;

const { gods, ...numbers } = SCORE;
const GODS = Object.keys(gods) as readonly (keyof typeof gods)[];
const NAMES = [...Object.keys(numbers), ...GODS];
/** Each sees one weight alone: the logarithm of its chances is the feature, but for a constant. */
const LENSES = NAMES.map((name) => new Appraiser(only(name)));

const [kind = "steady", first = "0", games = "500"] = process.argv.slice(2);
const examples: Example[] = [];
for (let game = Number(first); game < Number(first) + Number(games); game++) learnFrom(game);
const scales = NAMES.map((_, k) => Math.sqrt(meanOf((row) => (row[k] ?? 0) ** 2)) || 1);
const tested = examples.filter(({ game }) => game % 4 === 0);
const weights = fit(examples.filter(({ game }) => game % 4 !== 0));
console.log(`loss on games left out: ${lossOf(weights, tested).toFixed(4)}`);
for (const [k, name] of NAMES.entries())
  console.log(`${name}: ${(weights[k] ?? 0).toPrecision(4)}`);

function only(name: string): ScoreWeights {
  const zeros = Object.fromEntries(NAMES.map((each) => [each, each === name ? 1 : 0]));
  return { ...zeros, gods: zeros } as unknown as ScoreWeights;
}

function learnFrom(game: number): void {
  const chance = dice(`learn ${game}`);
  const bot = hasty(kind === "steady" ? zimbabweSteady : looking(), chance);
  const rows: Example["features"][] = [];
  const { ranking } = playMatch(zimbabwe, {
    seed: `learn-${game}`,
    options: { roundLimit: 30 },
    bots: Array.from({ length: PLAYERS }, () => bot),
    watch(_actor, move, _thought, state) {
      if (move.kind === "end-turn") rows.push(featuresOf(state));
    },
  });
  for (const features of rows) examples.push({ game, features, winners: ranking[0] ?? [] });
}

function featuresOf(state: State): Example["features"] {
  const byName = LENSES.map((lens) => {
    lens.value(state, state.active);
    const logs = [...lens.chances.subarray(0, PLAYERS)].map(Math.log);
    const mean = logs.reduce((sum, each) => sum + each, 0) / PLAYERS;
    return logs.map((each) => each - mean);
  });
  return Array.from({ length: PLAYERS }, (_, seat) => byName.map((values) => values[seat] ?? 0));
}

/** Decides now and then before it has thought to the end. */
function hasty(bot: Bot<Zimbabwe>, chance: Dice): Bot<Zimbabwe> {
  return {
    ...bot,
    sit(seat, seed) {
      const player = bot.sit(seat, seed);
      return {
        see: () => undefined,
        *think(view) {
          let steps = chance.below(100) < EARLY_PERCENT ? 2 + chance.below(2) : Infinity;
          yield decide(player, view, { isOver: () => --steps <= 0 });
        },
      };
    },
  };
}

/** Takes the turn that looks best by the present weights. */
function looking(): Bot<Zimbabwe> {
  return {
    ...zimbabweSteady,
    sit(seat) {
      const appraiser = new Appraiser(SCORE);
      const planner = new TurnPlanner(appraiser, FULL);
      const giver = new Giver(appraiser, new TurnPlanner(appraiser, QUICK));
      return new PlanningPlayer(seat, {
        first: (state) => atOnce(firstMonument(state)),
        gift: (state) => atOnce(giver.decide(state, seat)),
        turns: (state) => planner.plan(state, seat),
      });
    },
  };
}

function meanOf(value: (row: readonly number[]) => number): number {
  let sum = 0;
  for (const { features } of examples) for (const row of features) sum += value(row);
  return sum / (examples.length * PLAYERS);
}

/** Steepest descent with features of one size. */
function fit(learned: readonly Example[]): readonly number[] {
  let found = NAMES.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = NAMES.map(() => 0);
    for (const { features, winners } of learned) {
      const chances = chancesOf(found, features);
      for (const [seat, row] of features.entries()) {
        const won = winners.includes(seat) ? 1 / winners.length : 0;
        const off = (chances[seat] ?? 0) - won;
        for (let k = 0; k < row.length; k++) slope[k] = (slope[k] ?? 0) + off * (row[k] ?? 0);
      }
    }
    found = found.map((weight, k) => {
      const scale = scales[k] ?? 1;
      const down = (slope[k] ?? 0) / scale / learned.length + DECAY * weight * scale;
      return weight - (RATE * down) / scale;
    });
  }
  return found;
}

function chancesOf(found: readonly number[], features: Example["features"]): readonly number[] {
  const odds = features.map((row) =>
    Math.exp(row.reduce((sum, value, k) => sum + value * (found[k] ?? 0), 0)),
  );
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

function lossOf(found: readonly number[], rows: readonly Example[]): number {
  const losses = rows.map(({ features, winners }) => {
    const chances = chancesOf(found, features);
    return -winners.reduce((sum, seat) => sum + Math.log(chances[seat] ?? 1), 0) / winners.length;
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}
