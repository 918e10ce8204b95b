/**
 * Plays games on the seeds `learn-N` and adds to FILE the prospects of every seat at each step:
 *
 *     node packages/bots/tuning/mediterranean/learn-sharpness.ts FILE [FIRST GAMES]
 *
 * Then fits how much a point decides (SHARPNESS in chances.ts) to the winners: a softmax over the
 * seats, by turn, before the purchases and after them. Tables of four, five and six take turns, and
 * so do strong and steady bots. Every fourth game is held out for testing.
 */
import { appendFileSync, readFileSync } from "node:fs";
import { mediterranean, type Part, type State } from "@sofala/mediterranean";
import { playMatch } from "../../src/match.ts";
import { mediterraneanSteady, mediterraneanStrong } from "../../src/mediterranean/bots.ts";
import { prospectsOf } from "../../src/mediterranean/chances.ts";

interface Example {
  readonly game: number;
  readonly turn: number;
  readonly part: Part;
  readonly prospects: readonly number[];
  readonly winners: readonly number[];
}

/** In the market every n-th move is an example. */
const MARKET_MOVES = 25;
const STEPS = 60;
const BINS = 10;

const [file = "learn.jsonl", first = "0", games = "0"] = process.argv.slice(2);
for (let game = Number(first); game < Number(first) + Number(games); game++)
  for (const example of playExamples(game)) appendFileSync(file, `${JSON.stringify(example)}\n`);
const examples = readFileSync(file, "utf8").trimEnd().split("\n").map(read);
const predictions: { readonly example: Example; readonly chances: readonly number[] }[] = [];
for (const gamePoint of ["before the purchases", "from the purchases on"])
  for (let turn = 1; turn <= 6; turn++) report(gamePoint, turn);
calibration();

function read(line: string): Example {
  return JSON.parse(line) as Example;
}

function playExamples(game: number): readonly Example[] {
  const parsed = mediterranean.parseOptions({});
  if (!parsed.ok) throw new Error(parsed.error.reason);
  const bot = Math.floor(game / 3) % 2 === 0 ? mediterraneanStrong : mediterraneanSteady;
  const seen: Omit<Example, "winners">[] = [];
  let before: State | undefined;
  let count = 0;
  const { ranking } = playMatch(mediterranean, {
    seed: `learn-${game}`,
    options: parsed.value,
    bots: Array.from({ length: 4 + (game % 3) }, () => bot),
    onMove(_actor, _move, _thought, state) {
      const isNew = before?.part !== state.part || before?.turn !== state.turn;
      before = state;
      count += 1;
      const { turn, part } = state;
      if (part === undefined || (!isNew && (part !== "trading" || count % MARKET_MOVES !== 0)))
        return;
      seen.push({ game, turn, part, prospects: prospectsOf(state) });
    },
  });
  return seen.map((example) => ({ ...example, winners: ranking[0] ?? [] }));
}

/** Fits one number, and reports how well it predicts the games that were left out. */
function report(gamePoint: string, turn: number): void {
  const isBuying = gamePoint === "from the purchases on";
  const here = examples.filter(
    (each) => each.turn === turn && (each.part === "purchasing") === isBuying,
  );
  const sharpness = fitSharpness(here.filter(({ game }) => game % 4 !== 0));
  const tested = here.filter(({ game }) => game % 4 === 0);
  for (const example of tested)
    predictions.push({ example, chances: chancesOf(example, sharpness) });
  const loss = (at: number) => meanOf(tested.map((each) => lossOf(each, at)));
  const figures = `loss ${loss(sharpness).toFixed(3)}, knowing nothing ${loss(0).toFixed(3)}`;
  console.log(
    `turn ${turn}, ${gamePoint}: ${sharpness.toFixed(3)} (${tested.length} tested: ${figures})`,
  );
}

/** Newton's method. */
function fitSharpness(learned: readonly Example[]): number {
  let sharpness = 0;
  for (let step = 0; step < STEPS; step++) {
    let [slope, bend] = [0, 1e-9];
    for (const example of learned) {
      const chances = chancesOf(example, sharpness);
      const mean = expected(chances, example.prospects);
      const squares = example.prospects.map((each) => each ** 2);
      slope += meanOf(example.winners.map((seat) => example.prospects[seat] ?? 0)) - mean;
      bend += expected(chances, squares) - mean ** 2;
    }
    sharpness += slope / bend;
  }
  return sharpness;
}

function chancesOf({ prospects }: Example, sharpness: number): readonly number[] {
  const most = Math.max(...prospects);
  const odds = prospects.map((each) => Math.exp((each - most) * sharpness));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function expected(chances: readonly number[], values: readonly number[]): number {
  return chances.reduce((sum, chance, n) => sum + chance * (values[n] ?? 0), 0);
}

function lossOf(example: Example, sharpness: number): number {
  const chances = chancesOf(example, sharpness);
  return meanOf(example.winners.map((seat) => -Math.log(Math.max(1e-9, chances[seat] ?? 0))));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Calibration: predicted chances against actual wins. */
function calibration(): void {
  const bins = Array.from({ length: BINS }, () => ({ seats: 0, foretold: 0, won: 0 }));
  for (const { example, chances } of predictions) {
    for (const [seat, chance] of chances.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (bin === undefined) continue;
      bin.seats += 1;
      bin.foretold += chance;
      bin.won += example.winners.includes(seat) ? 1 / example.winners.length : 0;
    }
  }
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
  for (const { seats, foretold, won } of bins)
    if (seats > 0)
      console.log(`foretold ${percent(foretold, seats)}, won ${percent(won, seats)} of ${seats}`);
}
