/**
 * How good winning chances are, on the games that `play.ts` wrote and the net has not learned from:
 *
 *     node packages/bots/training/mediterranean/calibration.ts NET FOLDER…
 *
 * Fits how much a point that Merchant expects decides (SHARPNESS in chances.ts), by turn and stage, to every fourth game. On
 * the others it compares the softmax of these points, the net, and the chances that reviews show, and prints their losses,
 * and by tenths of the chance that was foretold how many seats won.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SeatNet } from "../../src/net/seat-net.ts";
import { readWeights, type WeightsFile } from "../../src/net/weights-file.ts";
import { chancesWith } from "../../src/mediterranean/chances.ts";
import { AHEAD, FEATURES, MAX_SEATS } from "../../src/mediterranean/learned/features.ts";
import { STAGES } from "./learner-game.ts";

interface Example {
  readonly turn: number;
  readonly stage: number;
  readonly isTested: boolean;
  readonly won: readonly number[];
  /** Points that Merchant expects, compared with the mean. */
  readonly prospects: readonly number[];
  readonly byNet: readonly number[];
  /** As reviews show them. */
  readonly shown: readonly number[];
}

const HEAD = 5 + MAX_SEATS;
const UNIT = 1000;
const BINS = 10;
const STEPS = 60;
const PERIODS = { "before the purchases": [0, 1, 2], purchases: [3], "end of the turn": [4] };

const [netFile = "", ...folders] = process.argv.slice(2);
const net = new SeatNet(
  readWeights(JSON.parse(readFileSync(netFile, "utf8")) as WeightsFile),
  MAX_SEATS,
);
const examples = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".games"))
    .flatMap((name) => [...examplesIn(join(folder, name))]),
);
const bySoftmax = new Map<Example, readonly number[]>();
console.log(
  "turn and stage: sharpness; nats of the softmax, of the net, of equal chances; positions",
);
for (let turn = 1; turn <= 6; turn++)
  for (const [period, stages] of Object.entries(PERIODS)) {
    const here = examples.filter((each) => each.turn === turn && stages.includes(each.stage));
    const tested = here.filter(({ isTested }) => isTested);
    if (tested.length === 0) continue;
    const sharpness = fitSharpness(here.filter(({ isTested }) => !isTested));
    for (const each of tested) bySoftmax.set(each, softmax(each.prospects, sharpness));
    const loss = (chancesOf: (each: Example) => readonly number[]) =>
      mean(tested.map((each) => lossOf(each, chancesOf(each)))).toFixed(3);
    const losses = [
      loss((each) => bySoftmax.get(each) ?? []),
      loss(({ byNet }) => byNet),
      loss(({ won }) => won.map(() => 1 / won.length)),
    ];
    console.log(
      `${turn}, ${period}: ${sharpness.toFixed(3)}; ${losses.join(", ")}; ${tested.length}`,
    );
  }
const tested = examples.filter(({ isTested }) => isTested);
const early = tested.filter(({ turn }) => turn < 6);
for (const [what, some] of Object.entries({ "all turns": tested, "turns 1 to 5": early })) {
  report(`softmax, ${what}`, some, (each) => bySoftmax.get(each) ?? []);
  report(`net, ${what}`, some, ({ byNet }) => byNet);
  report(`shown, ${what}`, some, ({ shown }) => shown);
}
for (const [name, stage] of Object.entries(STAGES))
  report(
    `shown, ${name}`,
    tested.filter((each) => each.stage === stage),
    ({ shown }) => shown,
  );

function* examplesIn(file: string): Generator<Example> {
  const bytes = readFileSync(file);
  const values = new Int16Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
  const length = HEAD + MAX_SEATS * FEATURES;
  const numbers = new Float64Array(MAX_SEATS * FEATURES);
  const chances = new Float64Array(MAX_SEATS);
  for (let at = 0; at + length <= values.length; at += length) {
    const [low = 0, high = 0, players = 0, moment = 0, bits = 0] = values.subarray(at, at + 5);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const winners = seats.filter((seat) => (bits >> seat) & 1);
    for (let i = 0; i < players * FEATURES; i++)
      numbers[i] = (values[at + HEAD + i] as number) / UNIT;
    net.chances(numbers, players, chances);
    const [turn, stage] = [Math.floor(moment / 10), moment % 10];
    const prospects = seats.map(
      (seat) => (numbers[seat * FEATURES + AHEAD.at] as number) * AHEAD.unit,
    );
    const byNet = seats.map((seat) => chances[seat] as number);
    yield {
      turn,
      stage,
      // The last digit says how many play.
      isTested: Math.floor((low + high * 2 ** 15) / 10) % 4 !== 0,
      won: seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      prospects,
      byNet,
      shown: chancesWith(byNet, prospects, { turn, part: stage < 3 ? "trading" : "purchasing" }),
    };
  }
}

/** Newton's method. */
function fitSharpness(learned: readonly Example[]): number {
  let sharpness = 0.1;
  for (let step = 0; step < STEPS; step++) {
    let [slope, bend] = [0, 1e-9];
    for (const { prospects, won } of learned) {
      const chances = softmax(prospects, sharpness);
      const expected = dot(chances, prospects);
      slope += dot(won, prospects) - expected;
      bend += dot(
        chances,
        prospects.map((each) => (each - expected) ** 2),
      );
    }
    sharpness += Math.max(-0.05, Math.min(0.05, slope / bend));
  }
  return sharpness;
}

function softmax(prospects: readonly number[], sharpness: number): readonly number[] {
  const most = Math.max(...prospects);
  const odds = prospects.map((each) => Math.exp((each - most) * sharpness));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, each, n) => sum + each * (b[n] ?? 0), 0);
}

function lossOf({ won }: Example, chances: readonly number[]): number {
  return -dot(
    won,
    chances.map((chance) => Math.log(Math.max(1e-9, chance))),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function report(
  what: string,
  some: readonly Example[],
  chancesOf: (each: Example) => readonly number[],
): void {
  const bins = Array.from({ length: BINS }, () => ({ seats: 0, foretold: 0, won: 0 }));
  for (const example of some) {
    for (const [seat, chance] of chancesOf(example).entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (bin === undefined) continue;
      bin.seats += 1;
      bin.foretold += chance;
      bin.won += example.won[seat] ?? 0;
    }
  }
  const loss = mean(some.map((each) => lossOf(each, chancesOf(each))));
  console.log(`${what}: ${some.length} positions, ${loss.toFixed(3)} nats`);
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
  for (const { seats, foretold, won } of bins)
    if (seats > 0)
      console.log(`  foretold ${percent(foretold, seats)}, won ${percent(won, seats)} of ${seats}`);
}
