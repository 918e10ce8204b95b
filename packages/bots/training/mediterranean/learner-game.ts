import { dice, type Dice } from "@sofala/engine";
import {
  CURRENT_EDITION,
  EDITIONS,
  mediterranean,
  type Mediterranean,
  type State,
} from "@sofala/mediterranean";
import type { Bot } from "../../src/bot.ts";
import { playMatch } from "../../src/match.ts";
import { allReady } from "../../src/mediterranean/chances.ts";
import { FEATURES, SeatFeatures } from "../../src/mediterranean/learned/features.ts";
import {
  CASUAL,
  CLUB,
  NOVICE,
  STEADY,
  type PlayStyle,
  type PurchasePreferences,
} from "../../src/mediterranean/play-style.ts";
import { StrongBeliefs } from "../../src/mediterranean/strong/strong-beliefs.ts";
import { StrongTrader } from "../../src/mediterranean/strong/strong-trader.ts";
import type { Weights } from "../../src/mediterranean/weights.ts";
import { createBot } from "../../src/mediterranean/bots.ts";
import type { LearnerGame, Position } from "../records.ts";

/** By the last digit of the number of a game. */
const PLAYER_COUNTS = [6, 4, 5, 6, 5, 6, 4, 6, 5, 4];
/** Of a hundred games, so many end among steady bots, and so many among bots that trade like the strong one. */
const STEADY_GAMES = 60;
const TRADER_GAMES = 25;
/** How many turns the bots explore: each as likely. */
const EXPLORED_TURNS = [0, 0, 1, 2, 3, 4, 5];
/** An exploring seat misjudges: each weight by up to this factor, each plan and each purchase by so many points. */
const MAX_LOG_FACTOR = 0.5;
const MAX_ERROR = 2;
const MAX_PREFERENCE = 3;
/** In the market every n-th move is a position. */
const MARKET_MOVES = 50;

/** Stages of a turn, the last digit of a moment. */
export const STAGES = { marketOpens: 0, market: 1, resolution: 2, purchases: 3, end: 4 } as const;
const momentOf = (turn: number, stage: keyof typeof STAGES): number => 10 * turn + STAGES[stage];

const parsed = mediterranean.parseOptions({});
if (!parsed.ok) throw new Error(parsed.error.reason);
const OPTIONS = parsed.value;
const features = new SeatFeatures();

/**
 * A game whose first turns are played by bots that misjudge, each in its own way, and the rest by equally good ones. So
 * the net sees positions that good players avoid, and what good players make of them: only positions after the
 * exploration are written. In some games every seat has another level until the end, and all positions are written.
 */
export function learnerGame(number: number): LearnerGame {
  const players = PLAYER_COUNTS[number % PLAYER_COUNTS.length] ?? 6;
  const chance = dice(`explore ${number}`);
  const kind = chance.below(100);
  const isMixed = kind >= STEADY_GAMES + TRADER_GAMES;
  const explored = isMixed ? 0 : (EXPLORED_TURNS[chance.below(EXPLORED_TURNS.length)] ?? 0);
  const bots = Array.from({ length: players }, () =>
    isMixed
      ? anyLevel(chance)
      : changingBot(explored, createBot("steady", exploringStyle(chance)), goodBot(kind)),
  );
  const positions: Position[] = [];
  const add = (state: State, stage: keyof typeof STAGES) => {
    if (state.turn <= explored) return;
    features.read(state);
    const numbers = features.numbers.slice(0, players * FEATURES);
    positions.push({ moment: momentOf(state.turn, stage), numbers });
  };
  let last: State | undefined;
  let marketMoves = 0;
  const { state: end, ranking } = playMatch(mediterranean, {
    seed: `learn-${number}`,
    options: OPTIONS,
    bots,
    onMove(_actor, _move, _thought, state) {
      const { part, phase, turn } = state;
      const isNewPhase = last?.phase !== phase || last.turn !== turn;
      if (last?.phase === "purchasing" && turn > last.turn) add(allReady(last), "end");
      last = state;
      if (phase === "trading") {
        if (isNewPhase) marketMoves = 0;
        if (isNewPhase) add(state, "marketOpens");
        else if (++marketMoves % MARKET_MOVES === 0) add(state, "market");
      } else if (isNewPhase && phase === "resolution") add(state, "resolution");
      else if (isNewPhase && part === "purchasing") add(state, "purchases");
    },
  });
  const points = end.players.map(({ vp }) => vp);
  return { number, players, winners: ranking[0] ?? [], points, positions };
}

const LEVELS: readonly PlayStyle[] = [STEADY, STEADY, CLUB, CASUAL, NOVICE];
const anyLevel = (chance: Dice): Bot<Mediterranean> =>
  createBot("steady", LEVELS[chance.below(LEVELS.length)] ?? STEADY);

const goodBot = (kind: number): Bot<Mediterranean> =>
  kind < STEADY_GAMES
    ? createBot("steady", STEADY)
    : createBot("strong", STEADY, { beliefs: StrongBeliefs, market: StrongTrader });

/** Plays like one bot up to a turn, and then like another that has seen everything. */
const changingBot = (
  turns: number,
  first: Bot<Mediterranean>,
  then: Bot<Mediterranean>,
): Bot<Mediterranean> => ({
  ...then,
  createPlayer(seat, seed) {
    const [one, other] = [first.createPlayer(seat, seed), then.createPlayer(seat, seed)];
    return {
      observe(events) {
        one.observe(events);
        other.observe(events);
      },
      think: (view, budget) => (view.turn <= turns ? one : other).think(view, budget),
    };
  },
});

/** A style that misjudges weights, plans and purchases. */
function exploringStyle(chance: Dice): PlayStyle {
  const edition = EDITIONS[CURRENT_EDITION];
  const preferences: { [purchase: string]: number } = {};
  for (const id of [
    ...Object.keys(edition?.buildings ?? {}),
    ...Object.keys(edition?.developments ?? {}),
  ]) {
    if (chance.below(2) === 0) preferences[id] = uniform(chance) * MAX_PREFERENCE;
  }
  return {
    ...STEADY,
    weights: misjudged(STEADY.weights, chance),
    error: Math.abs(uniform(chance)) * MAX_ERROR,
    beamWidth: 4,
    preferences: preferences satisfies PurchasePreferences,
  };
}

/** Every weight times a factor of its own. */
function misjudged(weights: Weights, chance: Dice): Weights {
  const change = (value: unknown): unknown => {
    if (typeof value === "number") return value * Math.exp(uniform(chance) * MAX_LOG_FACTOR);
    if (Array.isArray(value)) {
      const factor = Math.exp(uniform(chance) * MAX_LOG_FACTOR);
      return value.map((each: number) => each * factor);
    }
    return Object.fromEntries(
      Object.entries(value as object).map(([key, each]) => [key, change(each)]),
    );
  };
  return change(weights) as Weights;
}

/** Between -1 and 1. */
const uniform = (chance: Dice): number => chance.below(2001) / 1000 - 1;
