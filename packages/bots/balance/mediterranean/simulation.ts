import { dice, type Actor } from "@sofala/engine";
import { mediterranean, type Move, type Options } from "@sofala/mediterranean";
import { playMatch } from "../../src/match.ts";
import { createBot } from "../../src/mediterranean/bots.ts";
import type { PlayStyle } from "../../src/mediterranean/play-style.ts";
import { GameRecorder, type GameFacts } from "./facts.ts";

/** The kinds of players of games in which all seats are alike. */
export const PLAYER_KINDS = ["random", "steady"] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** Tables of four, five and six in turns. */
export const TABLE_SIZES = [4, 5, 6] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/** A game to be played; deterministic for the same rules and players. */
export interface PlannedGame {
  readonly seed: string;
  /** The style of each seat; `random` plays random moves. */
  readonly seats: readonly (PlayStyle | "random")[];
  readonly edition: string;
}

/** All moves of a game. */
type Played = readonly (readonly [Actor, Move])[];

export function playGame({ seed, seats, edition }: PlannedGame): GameFacts {
  const parsed = mediterranean.parseOptions({ edition });
  if (!parsed.ok) throw new Error(`options are refused: ${parsed.error.reason}`);
  const options = parsed.value;
  const bots = seats.flatMap((seat) => (seat === "random" ? [] : [createBot("steady", seat)]));
  const moves =
    bots.length === 0
      ? playRandomly(seed, seats.length, options)
      : playMatch(mediterranean, { seed, options, bots }).moves;
  let state = mediterranean.setup(seed, seats.length, options);
  const recorder = new GameRecorder(state);
  for (const [actor, move] of moves) {
    const step = mediterranean.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(move)} in ${seed}`);
    state = step.value.state;
    for (const event of step.value.events) recorder.record(event);
  }
  return recorder.finish(state, mediterranean.result(state) ?? []);
}

function playRandomly(seed: string, players: number, options: Options): Played {
  const playground = mediterranean.simulation.playground();
  const chance = dice(`${seed}/random`);
  const moves: [Actor, Move][] = [];
  playground.load(mediterranean.setup(seed, players, options));
  while (playground.seat() !== -1)
    playground.playAny(chance, (actor, move) => moves.push([actor, move]));
  return moves;
}
