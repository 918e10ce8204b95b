import { canonicalJson, type Actor, type Dice, type Seat } from "@sofala/engine";
import {
  mediterranean,
  type Event,
  type Move,
  type Options,
  type State,
} from "@sofala/mediterranean";

export const PLAYERS = [4, 5, 6];

export function optionsOf(some: Partial<Options>): Options {
  const all = mediterranean.parseOptions(some);
  if (!all.ok) throw new Error(all.error.reason);
  return all.value;
}

/** The options that whole games are played with, one after the other. */
export const OPTION_VARIANTS: readonly Options[] = [
  optionsOf({}),
  optionsOf({ market: "rounds", handTypes: "open" }),
  optionsOf({ crossing: "sharedZero", tradeGraceSeconds: 0 }),
  optionsOf({ pledges: "talk", publicVp: false }),
  optionsOf({ tradeVp: false, tradeSeconds: 0 }),
  optionsOf({ market: "rounds", crossing: "sharedZero", pledges: "talk" }),
];

export function pick<T>(random: Dice, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** One move of a game, with what it led to. */
export interface Played {
  readonly before: State;
  readonly actor: Actor;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
}

/** The move as it was played; throws where it is refused. */
export function playedBy(before: State, actor: Actor, move: Move): Played {
  const step = mediterranean.applyMove(before, actor, move);
  if (!step.ok) throw new Error(`refused as ${step.error.code}: ${text([actor, move])}`);
  return { before, actor, move, after: step.value.state, events: step.value.events };
}

const playground = mediterranean.simulation.playground();

/** A move that random play makes here. */
export function anyMove(state: State, random: Dice): readonly [Actor, Move] {
  const told: [Actor, Move][] = [];
  playground.load(state);
  playground.playAny(random, (actor, move) => told.push([actor, move]));
  const [choice] = told;
  if (choice === undefined) throw new Error("the move that is played is not told");
  return choice;
}

/** Plays at random to the end, or for so many moves. */
export function* playRandomly(start: State, random: Dice, most = Infinity): Generator<Played> {
  let before = start;
  for (let count = 0; count < most; count++) {
    if (mediterranean.result(before) !== undefined) return;
    const played = playedBy(before, ...anyMove(before, random));
    yield played;
    before = played.after;
  }
}

export const seatsOf = (state: State): readonly Seat[] => [...state.players.keys()];

export const text = canonicalJson;

/** A state as one text. */
export const textOf = (state: State): string => text(mediterranean.snapshot(state));
