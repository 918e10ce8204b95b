import { dice, type Game, type GameRecord, type GameTypes, type Seat } from "@sofala/engine";
import * as fc from "fast-check";

/** One move of a play-out. */
export interface Play<T extends GameTypes> {
  readonly before: T["state"];
  readonly seat: Seat;
  readonly move: T["move"];
  readonly after: T["state"];
  readonly events: readonly T["event"][];
}

/** Picks for up to so many decisions; a failure shrinks to a short game. */
export const picksUpTo = (decisions: number): fc.Arbitrary<readonly number[]> =>
  fc.noBias(fc.array(fc.nat(), { maxLength: decisions, size: "max" }));

export const picks = picksUpTo(300);

/** Plays until the picks or the game end: the n-th decision takes the n-th pick among the legal moves. */
export function* playOut<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  choices: Iterable<number>,
): Generator<Play<T>, T["state"], undefined> {
  const playground = game.simulation.playground();
  return yield* playBy(game, state, choices, (before, seat, pick) => {
    playground.load(before);
    if (playground.seat() === seat) return playground.move(pick % playground.count());
    const moves = [...game.legalMoves(before, seat)];
    return moves[pick % moves.length] as T["move"];
  });
}

/** The same, but a pick chooses the kind of move first, so that rare kinds come up too. */
export function* playByKind<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  choices: Iterable<number>,
): Generator<Play<T>, T["state"], undefined> {
  return yield* playBy(game, state, choices, (before, seat, pick) => {
    const kinds = [...Map.groupBy(game.legalMoves(before, seat), ({ kind }) => kind).values()];
    const moves = kinds[pick % kinds.length] ?? [];
    return moves[Math.floor(pick / kinds.length) % moves.length] as T["move"];
  });
}

function* playBy<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  choices: Iterable<number>,
  choose: (state: T["state"], seat: Seat, pick: number) => T["move"],
): Generator<Play<T>, T["state"], undefined> {
  let before = state;
  for (const pick of choices) {
    const seats = game.toAct(before);
    const seat = seats[pick % seats.length];
    if (seat === undefined) return before;
    const move = choose(before, seat, Math.floor(pick / seats.length));
    const step = game.applyMove(before, seat, move);
    if (!step.ok) throw new Error(`refused: ${seat} ${JSON.stringify(move)} ${step.error.code}`);
    const { state: after, events } = step.value;
    yield { before, seat, move, after, events };
    before = after;
  }
  return before;
}

/** Picks without end, the same for the same secret. */
export function* picksFrom(secret: string): Generator<number, never, undefined> {
  const random = dice(secret);
  for (;;) yield random.below(2 ** 31);
}

/** A game of uniform random moves, played in place, to its end or for so many moves. */
export function randomGame<T extends GameTypes>(
  game: Game<T>,
  seed: string,
  players: number,
  options: T["options"],
  mostMoves = 10_000,
): { readonly record: GameRecord<T>; readonly state: T["state"] } {
  const playground = game.simulation.playground();
  playground.load(game.setup(seed, players, options));
  const random = dice(`random game ${seed}`);
  const moves: [Seat, T["move"]][] = [];
  for (let seat = playground.seat(); seat !== -1; seat = playground.seat()) {
    if (moves.length === mostMoves) break;
    const index = random.below(playground.count());
    moves.push([seat, playground.move(index)]);
    playground.play(index);
  }
  const state = playground.state();
  return { record: recordOf(game, seed, players, options, moves, state), state };
}

/** The record of a game that was played from its setup. */
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
