import { dice, type Actor } from "@sofala/engine";
import { mediterranean, type Move, type Options } from "@sofala/mediterranean";
import { playMatch } from "../../src/match.ts";
import { trader } from "../../src/mediterranean/bots.ts";
import type { Character } from "../../src/mediterranean/play-style.ts";
import { Bookkeeper, type GameFacts } from "./facts.ts";

/** Who plays where all seats of a game are of one kind. */
export const POPULATIONS = ["random", "steady"] as const;
export type Population = (typeof POPULATIONS)[number];

/** Tables of four, five and six in turns. */
export const TABLES = [4, 5, 6] as const;
export type TableSize = (typeof TABLES)[number];

/** One game to be played: the same every time, as long as rules and players are the same. */
export interface Table {
  readonly seed: string;
  /** Who sits at each seat; `random` plays by lot. */
  readonly seats: readonly (Character | "random")[];
  readonly edition: string;
}

/** All moves of a game. */
type Played = readonly (readonly [Actor, Move])[];

export function playTable({ seed, seats, edition }: Table): GameFacts {
  const parsed = mediterranean.parseOptions({ edition });
  if (!parsed.ok) throw new Error(`options are refused: ${parsed.error.reason}`);
  const options = parsed.value;
  const bots = seats.flatMap((seat) => (seat === "random" ? [] : [trader("steady", seat)]));
  const moves =
    bots.length === 0
      ? playRandomly(seed, seats.length, options)
      : playMatch(mediterranean, { seed, options, bots }).moves;
  let state = mediterranean.setup(seed, seats.length, options);
  const books = new Bookkeeper(state);
  for (const [actor, move] of moves) {
    const step = mediterranean.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(move)} in ${seed}`);
    state = step.value.state;
    for (const event of step.value.events) books.enter(event);
  }
  return books.close(state, mediterranean.result(state) ?? []);
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
