import type { Dice, GameTypes, Playground, Ranking, Seat } from "@sofala/engine";
import type { AnyGame } from "../command.ts";

type AnyPlayground = Playground<GameTypes>;

/** A finished game: where it began, which of the legal moves were taken, where it ended. */
export interface RandomGame {
  readonly start: unknown;
  readonly picks: readonly number[];
  readonly end: unknown;
  readonly ranking: Ranking;
  /** It was cut short by the limit on rounds. */
  readonly isLimited: boolean;
}

/** Moves between two copies of the state. */
const STRIDE = 256;

/** Plays a game to its end, each decision uniform over the legal moves; `rounds` is the limit in its options, 0 for none. */
export function playRandomly(
  game: AnyGame,
  playground: AnyPlayground,
  start: unknown,
  chance: Dice,
  rounds: number,
): RandomGame {
  const picks: number[] = [];
  let copy = { state: start, at: 0 };
  playground.load(start);
  for (let seat = playground.seat(); seat !== -1; seat = playground.seat()) {
    const count = playground.count();
    if (count === 0) throw new Error(`seat ${seat} is to act and has no legal move`);
    if (picks.length === copy.at + STRIDE) copy = { state: playground.state(), at: picks.length };
    const pick = chance.below(count);
    playground.play(pick);
    picks.push(pick);
  }
  const end = playground.state();
  const ranking = game.result(end);
  if (ranking === undefined) throw new Error("nobody is to act and the game is not over");
  const isLastRound = rounds > 0 && game.simulation.round(end) >= rounds;
  const isLimited = isLastRound && isCutShort(game, playground, copy.state, picks.slice(copy.at));
  return { start, picks, end, ranking, isLimited };
}

/** The last event of a game tells whether a limit ended it; a playground tells no events, so the last move is made again. */
function isCutShort(
  game: AnyGame,
  playground: AnyPlayground,
  from: unknown,
  picks: readonly number[],
): boolean {
  const last = picks.at(-1);
  if (last === undefined) return false;
  playground.load(from);
  for (const pick of picks.slice(0, -1)) playground.play(pick);
  const step = game.applyMove(playground.state(), playground.seat(), playground.move(last));
  if (!step.ok) throw new Error(`a legal move is refused: ${step.error.code}`);
  return step.value.events.some((event) => "limited" in event && event.limited === true);
}

/** The moves of a game, each with its seat. */
export function movesOf(
  playground: AnyPlayground,
  { start, picks }: Pick<RandomGame, "start" | "picks">,
): (readonly [Seat, GameTypes["move"]])[] {
  playground.load(start);
  return picks.map((pick) => {
    const entry = [playground.seat(), playground.move(pick)] as const;
    playground.play(pick);
    return entry;
  });
}
