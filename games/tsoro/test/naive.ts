/**
 * A second implementation of the rules, as plain as possible and without any code of the first: tests compare the two.
 * It also knows the variants that RULINGS.md decides against, to work out what each makes of the game.
 */

export interface NaiveGame {
  /** The points on which each seat has a piece. */
  readonly pieces: readonly [readonly string[], readonly string[]];
  readonly turn: 0 | 1;
  /** Every position so far, this one included. */
  readonly positions: readonly string[];
}

export interface Variant {
  readonly canJump: boolean;
  /** What happens to a seat that cannot move. */
  readonly blocked: "loses" | "passes";
}

export const OUR_RULES: Variant = { canJump: false, blocked: "loses" };

const ROADS = ["a b1 c1", "a b2 c2", "a b3 c3", "b1 b2 b3", "c1 c2 c3"];
const STEPS = [
  "a b1",
  "a b2",
  "a b3",
  "b1 b2",
  "b2 b3",
  "b1 c1",
  "b2 c2",
  "b3 c3",
  "c1 c2",
  "c2 c3",
];
const JUMPS = ["a c1", "a c2", "a c3", "b1 b3", "c1 c3"];

export const naiveStart: NaiveGame = gameOf([], [], 0, []);

/** `at` to place, `from to` to move. */
export function naiveMoves(game: NaiveGame, { canJump }: Variant): readonly string[] {
  const [zero, one] = game.pieces;
  const taken = [...zero, ...one];
  const free = ["a", "b1", "b2", "b3", "c1", "c2", "c3"].filter((point) => !taken.includes(point));
  if (taken.length < 6) return free;
  const ways = canJump ? [...STEPS, ...JUMPS] : STEPS;
  return ways
    .flatMap((way) => [way.split(" "), way.split(" ").toReversed()])
    .filter(([from = "", to = ""]) => game.pieces[game.turn].includes(from) && free.includes(to))
    .map((way) => way.join(" "));
}

export function naivePlay(game: NaiveGame, move: string): NaiveGame {
  const [from = "", to = from] = move.split(" ");
  const own = [...game.pieces[game.turn].filter((point) => point !== from), to];
  const [zero, one] = game.pieces;
  return game.turn === 0
    ? gameOf(own, one, 1, game.positions)
    : gameOf(zero, own, 0, game.positions);
}

export const naivePass = ({ pieces: [zero, one], turn, positions }: NaiveGame): NaiveGame =>
  gameOf(zero, one, turn === 0 ? 1 : 0, positions);

export const hasWon = ({ pieces }: NaiveGame, seat: 0 | 1): boolean =>
  ROADS.some((road) => road.split(" ").every((point) => pieces[seat].includes(point)));

/** The winner, or "draw"; `undefined` while the game goes on. */
export function naiveResult(game: NaiveGame): 0 | 1 | "draw" | undefined {
  if (hasWon(game, 0)) return 0;
  if (hasWon(game, 1)) return 1;
  if (naiveMoves(game, OUR_RULES).length === 0) return game.turn === 0 ? 1 : 0;
  const now = game.positions.at(-1);
  return game.positions.filter((position) => position === now).length === 3 ? "draw" : undefined;
}

function gameOf(
  zero: readonly string[],
  one: readonly string[],
  turn: 0 | 1,
  before: readonly string[],
): NaiveGame {
  const position = `${zero.toSorted().join()} ${one.toSorted().join()} ${turn}`;
  return { pieces: [zero, one], turn, positions: [...before, position] };
}
