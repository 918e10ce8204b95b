import {
  dice,
  type Actor,
  type Dice,
  type Game,
  type GameRecord,
  type GameTypes,
  type Playground,
  type Seat,
  type TimeUp,
} from "@sofala/engine";
import * as fc from "fast-check";

/** One move of a play-out. */
export interface PlayedMove<T extends GameTypes> {
  readonly before: T["state"];
  readonly actor: Actor;
  readonly move: T["move"];
  readonly after: T["state"];
  readonly events: readonly T["event"][];
}

/** Who else moves in a play-out, besides the seats to act. */
export interface ExtraActors {
  readonly players: number;
  /** In a timed part, the clock makes one in this many decisions; 0: none. */
  readonly clockEvery: number;
  /** A seat that is not to act but has legal moves makes one in this many decisions; 0: none. */
  readonly freeSeatEvery: number;
}

type ChosenMove<T extends GameTypes> = readonly [actor: Actor, move: T["move"]];

/** Picks for at most this many decisions; failures shrink to a short game. */
export const picksUpTo = (decisions: number): fc.Arbitrary<readonly number[]> =>
  fc.noBias(fc.array(fc.nat(), { maxLength: decisions, size: "max" }));

export const picks = picksUpTo(300);

/** Plays until the picks or the game end: the n-th pick chooses the n-th decision among the legal moves. */
export function* playOut<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  choices: Iterable<number>,
): Generator<PlayedMove<T>, T["state"], undefined> {
  const playground = game.simulation.playground();
  return yield* playOutWith(game, state, choices, (before, pick) => {
    const [seat, rest] = pickItem(game.toAct(before), pick);
    playground.load(before);
    if (playground.seat() === seat) return [seat, playground.move(rest % playground.count())];
    return [seat, pickItem([...game.legalMoves(before, seat)], rest)[0]];
  });
}

/**
 * Like `playOut`, but a pick chooses the kind of move first, so that rare kinds occur too. In a game
 * that does not list all its moves, half of the moves are the game's own random moves.
 */
export function* playOutByKind<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  choices: Iterable<number>,
  others?: ExtraActors,
): Generator<PlayedMove<T>, T["state"], undefined> {
  const playground = game.simulation.playground();
  return yield* playOutWith(game, state, choices, (before, pick) => {
    let rest = pick;
    for (const [every, actors] of extraActorsAt(game, before, others)) {
      if (actors.length === 0) continue;
      const isTheirs = rest % every === 0;
      rest = Math.floor(rest / every);
      if (isTheirs) return chooseByKind(game, before, actors, rest);
    }
    if (game.simulation.hasCompleteLegalMoves)
      return chooseByKind(game, before, game.toAct(before), rest);
    if (rest % 2 === 0) return chooseByKind(game, before, game.toAct(before), rest / 2);
    playground.load(before);
    return playRandomMove(playground, dice(`${rest}`));
  });
}

function* playOutWith<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  choices: Iterable<number>,
  choose: (state: T["state"], pick: number) => ChosenMove<T>,
): Generator<PlayedMove<T>, T["state"], undefined> {
  let before = state;
  for (const pick of choices) {
    if (game.toAct(before).length === 0) return before;
    const [actor, move] = choose(before, pick);
    const step = game.applyMove(before, actor, move);
    if (!step.ok) throw new Error(`refused: ${actor} ${JSON.stringify(move)} ${step.error.code}`);
    const { state: after, events } = step.value;
    yield { before, actor, move, after, events };
    before = after;
  }
  return before;
}

function chooseByKind<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  actors: readonly Actor[],
  pick: number,
): ChosenMove<T> {
  const [actor, rest] = pickItem(actors, pick);
  if (actor === "clock") return [actor, timeUpMove(game, state, rest % 2 === 0)];
  const kinds = Map.groupBy(game.legalMoves(state, actor), ({ kind }) => kind);
  const [moves, last] = pickItem([...kinds.values()], rest);
  return [actor, pickItem(moves, last)[0]];
}

/** The item that a pick chooses, and the rest of the pick for the next choice. */
const pickItem = <Item>(items: readonly Item[], pick: number): readonly [Item, number] => [
  items[pick % items.length] as Item,
  Math.floor(pick / items.length),
];

/** The clock in a timed part, and the seats that may move though they are not to act, each with its rate. */
function extraActorsAt<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  { players, clockEvery, freeSeatEvery }: ExtraActors = {
    players: 0,
    clockEvery: 0,
    freeSeatEvery: 0,
  },
): readonly (readonly [every: number, actors: readonly Actor[]])[] {
  const toAct = game.toAct(state);
  const isFree = (seat: Seat) => !toAct.includes(seat) && isNonEmpty(game.legalMoves(state, seat));
  const seats =
    freeSeatEvery > 0 ? Array.from({ length: players }, (_, seat) => seat).filter(isFree) : [];
  const isTimed = clockEvery > 0 && game.timer(state) !== undefined;
  return [
    [clockEvery, isTimed ? ["clock"] : []],
    [freeSeatEvery, seats],
  ];
}

function isNonEmpty(items: Iterable<unknown>): boolean {
  const [any] = items;
  return any !== undefined;
}

/** The clock's move when the time of a part is up, with or without the part's name. */
export function timeUpMove<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  isNamed: boolean,
): T["move"] {
  const part = game.timer(state)?.part;
  const move: TimeUp = { kind: "time-up", ...(isNamed && part !== undefined ? { part } : {}) };
  return move;
}

/** Plays a random move and returns it. */
function playRandomMove<T extends GameTypes>(
  playground: Playground<T>,
  random: Dice,
): ChosenMove<T> {
  const reported: ChosenMove<T>[] = [];
  playground.playAny(random, (actor, move) => reported.push([actor, move]));
  const [choice] = reported;
  if (choice === undefined) throw new Error("the playground did not report its move");
  return choice;
}

/** Infinite picks, the same for the same secret. */
export function* picksFrom(secret: string): Generator<number, never, undefined> {
  const random = dice(secret);
  for (;;) yield random.below(2 ** 31);
}

/** A game of random moves, played in place, to its end or for a number of moves. */
export function randomGame<T extends GameTypes>(
  game: Game<T>,
  seed: string,
  players: number,
  options: T["options"],
  maxMoves = 10_000,
): { readonly record: GameRecord<T>; readonly state: T["state"] } {
  const playground = game.simulation.playground();
  playground.load(game.setup(seed, players, options));
  const random = dice(`random game ${seed}`);
  const moves: ChosenMove<T>[] = [];
  while (playground.seat() !== -1 && moves.length < maxMoves) {
    moves.push(playRandomMove(playground, random));
  }
  const state = playground.state();
  return { record: recordOf(game, seed, players, options, moves, state), state };
}

/** The record of a game that was played from the usual setup. */
export function recordOf<T extends GameTypes>(
  game: Game<T>,
  seed: string,
  players: number,
  options: T["options"],
  moves: GameRecord<T>["moves"],
  end: T["state"],
): GameRecord<T> {
  const ranking = game.result(end);
  return {
    format: "sofala-record/1",
    game: game.id,
    rules: game.rulesVersion,
    players: Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
    options,
    seed,
    moves,
    ...(ranking === undefined ? {} : { result: { ranking } }),
  };
}
