/**
 * Plays games on the seeds `SEEDS-FIRST`, … and adds to FILE every offer of the strong bots, with its answer:
 *
 *     node packages/bots/tuning/mediterranean/learn-acceptance.ts FILE [SEEDS FIRST GAMES]
 *
 * The tables are one strong bot among steady ones, among strong ones, half of each, and among weaker ones, in turn, with
 * four to six players. The strong bots do not look ahead in them, because that takes most of the time. Then it fits the
 * weights of `strong/acceptance.ts` to three quarters of the games, and prints them. For the offers of the other games it
 * prints, by tenths of the chance that these weights foretell, how many were accepted; and for the offers of all games the
 * same by the chance that the bot believed in when it made them.
 */
import { appendFileSync, readFileSync } from "node:fs";
import type { Seat } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { playMatch } from "../../src/match.ts";
import { createBot } from "../../src/mediterranean/bots.ts";
import {
  CASUAL,
  CLUB,
  NOVICE,
  STEADY,
  STRONG,
  type PlayStyle,
} from "../../src/mediterranean/play-style.ts";
import { StrongBeliefs } from "../../src/mediterranean/strong/strong-beliefs.ts";
import { recordingTrader, type AnsweredOffer } from "./recording-trader.ts";

const TABLES = ["steady", "strong", "half", "weaker"] as const;
type Table = (typeof TABLES)[number];
interface Example extends AnsweredOffer {
  readonly game: number;
  readonly table: Table;
}

const BINS = 10;
/** How strongly weights are drawn to 0. */
const RIDGE = 2;
const NEWTON_STEPS = 12;
const WEAKER: readonly PlayStyle[] = [CLUB, CASUAL, NOVICE, CLUB, CASUAL];

const [file = "acceptance.jsonl", seeds = "tune", first = "0", games = "0"] = process.argv.slice(2);
for (let game = Number(first); game < Number(first) + Number(games); game++)
  appendFileSync(
    file,
    playExamples(game)
      .map((each) => `${JSON.stringify(each)}\n`)
      .join(""),
  );

const examples = readFileSync(file, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Example);
for (const answer of ["accepted", "refused", "left", "void"] as const)
  console.log(`${answer}: ${examples.filter((each) => each.answer === answer).length}`);
const answered = examples.filter(({ answer }) => answer !== "void");
const tested = answered.filter(({ game }) => game % 16 >= 12);
const weights = fit(answered.filter(({ game }) => game % 16 < 12));
console.log(`[${weights.map((weight) => weight.toFixed(3)).join(", ")}]`);
const newChance = ({ signs }: Example) => logistic(dot(weights, signs));
report("new weights", tested, newChance);
report("believed", answered, ({ chance }) => chance);
for (const table of TABLES)
  report(
    `believed, ${table}`,
    answered.filter((each) => each.table === table),
    ({ chance }) => chance,
  );

function playExamples(game: number): readonly Example[] {
  const parsed = mediterranean.parseOptions({});
  if (!parsed.ok) throw new Error(parsed.error.reason);
  const table = TABLES[game % TABLES.length] ?? "steady";
  const found: Example[] = [];
  const strong = createBot("strong", STRONG, {
    beliefs: StrongBeliefs,
    market: recordingTrader((example) => found.push({ ...example, game, table })),
  });
  const players = 4 + (Math.floor(game / TABLES.length) % 3);
  const isStrong = (seat: Seat) =>
    table === "strong" || (table === "half" ? seat % 2 === 0 : seat === game % players);
  playMatch(mediterranean, {
    seed: `${seeds}-${game}`,
    options: parsed.value,
    bots: Array.from({ length: players }, (_, seat) =>
      isStrong(seat)
        ? strong
        : createBot(
            "steady",
            table === "weaker" ? (WEAKER[seat % WEAKER.length] ?? STEADY) : STEADY,
          ),
    ),
  });
  return found;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, each, n) => sum + each * (b[n] ?? 0), 0);
}

/** A logistic regression by Newton's method. */
function fit(learned: readonly Example[]): readonly number[] {
  const size = learned[0]?.signs.length ?? 0;
  let current: readonly number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const slope = current.map((weight) => -RIDGE * weight);
    const bend = current.map((_, i) => current.map((__, j): number => (i === j ? RIDGE : 0)));
    for (const { signs, answer } of learned) {
      const chance = logistic(dot(current, signs));
      const rest = (answer === "accepted" ? 1 : 0) - chance;
      const spread = chance * (1 - chance);
      for (const [i, sign] of signs.entries()) {
        if (sign === 0) continue;
        slope[i] = (slope[i] ?? 0) + rest * sign;
        const row = bend[i] ?? [];
        for (const [j, other] of signs.entries()) row[j] = (row[j] ?? 0) + spread * sign * other;
      }
    }
    const change = solve(bend, slope);
    current = current.map((weight, i) => weight + (change[i] ?? 0));
  }
  return current;
}

/** Solves a system of linear equations by elimination. */
function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [i, pivot] of rows.entries())
    for (const [j, row] of rows.entries()) {
      if (j === i) continue;
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (const [k, value] of pivot.entries()) row[k] = (row[k] ?? 0) - factor * value;
    }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

function report(
  what: string,
  tests: readonly Example[],
  chanceOf: (each: Example) => number,
): void {
  const bins = Array.from({ length: BINS }, () => ({ offers: 0, foretold: 0, accepted: 0 }));
  let loss = 0;
  for (const example of tests) {
    const chance = chanceOf(example);
    const isAccepted = example.answer === "accepted";
    loss -= Math.log(Math.max(1e-9, isAccepted ? chance : 1 - chance));
    const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
    if (bin === undefined) continue;
    bin.offers += 1;
    bin.foretold += chance;
    bin.accepted += isAccepted ? 1 : 0;
  }
  console.log(`${what}: ${tests.length} offers, ${(loss / tests.length).toFixed(3)} nats an offer`);
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
  for (const { offers, foretold, accepted } of bins)
    if (offers > 0)
      console.log(
        `  foretold ${percent(foretold, offers)}, accepted ${percent(accepted, offers)} of ${offers}`,
      );
}
