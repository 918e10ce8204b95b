/**
 * Plays games of four on the seeds `learn-N` and fits the weights of strong/weights.ts to the
 * winners:
 *
 *     node packages/bots/tuning/zimbabwe/learn-weights.ts steady|learned FIRST GAMES
 *
 * The model is a softmax over the seats at the end of every turn. The games are of steady bots, or
 * of bots that take the best turn by the present weights. One turn in five is decided early, so
 * that positions differ. Every fourth game is held out for testing.
 */
import { dice, type Dice } from "@sofala/engine";
import { zimbabwe, type State, type Zimbabwe } from "@sofala/zimbabwe";
import { decide, type Bot } from "../../src/bot.ts";
import { playMatch } from "../../src/match.ts";
import { GiftPlanner } from "../../src/zimbabwe/gifts.ts";
import { chooseFirstMonument } from "../../src/zimbabwe/first-monument.ts";
import { PlanningPlayer, singleMove } from "../../src/zimbabwe/planning-player.ts";
import { zimbabweSteady } from "../../src/zimbabwe/learned/learned-bots.ts";
import { ChanceEvaluator } from "../../src/zimbabwe/strong/chance-evaluator.ts";
import { SCORE, type ScoreWeights } from "../../src/zimbabwe/strong/weights.ts";
import { FULL_BREADTH, QUICK_BREADTH, TurnPlanner } from "../../src/zimbabwe/turns.ts";

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
/** Each has one weight alone: the logarithm of its chances is the feature, up to a constant. */
const FEATURE_EVALUATORS = NAMES.map((name) => new ChanceEvaluator(only(name)));

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
  const bot = hastyBot(kind === "steady" ? zimbabweSteady : greedyBot(), chance);
  const rows: Example["features"][] = [];
  const { ranking } = playMatch(zimbabwe, {
    seed: `learn-${game}`,
    options: { roundLimit: 30 },
    bots: Array.from({ length: PLAYERS }, () => bot),
    onMove(_actor, move, _thought, state) {
      if (move.kind === "end-turn") rows.push(featuresOf(state));
    },
  });
  for (const features of rows) examples.push({ game, features, winners: ranking[0] ?? [] });
}

function featuresOf(state: State): Example["features"] {
  const byName = FEATURE_EVALUATORS.map((evaluator) => {
    evaluator.evaluate(state, state.active);
    const logs = [...evaluator.chances.subarray(0, PLAYERS)].map(Math.log);
    const mean = logs.reduce((sum, each) => sum + each, 0) / PLAYERS;
    return logs.map((each) => each - mean);
  });
  return Array.from({ length: PLAYERS }, (_, seat) => byName.map((values) => values[seat] ?? 0));
}

/** Sometimes decides before it has finished thinking. */
function hastyBot(bot: Bot<Zimbabwe>, chance: Dice): Bot<Zimbabwe> {
  return {
    ...bot,
    createPlayer(seat, seed) {
      const player = bot.createPlayer(seat, seed);
      return {
        observe: () => undefined,
        *think(view) {
          let steps = chance.below(100) < EARLY_PERCENT ? 2 + chance.below(2) : Infinity;
          yield decide(player, view, { isCancelled: () => --steps <= 0 });
        },
      };
    },
  };
}

/** Takes the turn that looks best by the present weights. */
function greedyBot(): Bot<Zimbabwe> {
  return {
    ...zimbabweSteady,
    createPlayer(seat) {
      const evaluator = new ChanceEvaluator(SCORE);
      const planner = new TurnPlanner(evaluator, FULL_BREADTH);
      const giftPlanner = new GiftPlanner(evaluator, new TurnPlanner(evaluator, QUICK_BREADTH));
      return new PlanningPlayer(seat, {
        firstMonument: (state) => singleMove(chooseFirstMonument(state)),
        gifts: (state) => singleMove(giftPlanner.decide(state, seat)),
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

/** Gradient descent with normalized features. */
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
