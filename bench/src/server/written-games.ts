import { dice, type Actor, type GameTypes } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe, type Move } from "@sofala/zimbabwe";
import { writtenGame, type WrittenGame } from "../random-play.ts";

/** A game whose moves are known before it is played. */
export interface Script extends WrittenGame<GameTypes> {
  readonly game: string;
}

/** Random games of The Great Zimbabwe for two players with this many moves, always the same. */
export function duels(count: number, moves: number): readonly Script[] {
  const found: Script[] = [];
  for (let n = 0; found.length < count; n++) {
    const game = writtenGame(zimbabwe, `server/${n}`, 2);
    if (game.moves.length >= moves) found.push({ ...game, game: zimbabwe.id });
  }
  return found;
}

/** This many moves of five players who play at random but raise no monument, because that would end the game. */
export function longZimbabwe(count: number): Script {
  const seed = "server/long";
  const players = 5;
  const chance = dice(`${seed}/players`);
  const moves: [Actor, Move][] = [];
  let state = zimbabwe.setup(seed, players, {});
  while (moves.length < count) {
    const [seat] = zimbabwe.toAct(state);
    if (seat === undefined) throw new Error(`the game is over after ${moves.length} moves`);
    const legal = [...zimbabwe.legalMoves(state, seat)].filter(
      ({ kind }) => kind !== "raise-monument",
    );
    const move = legal[chance.below(legal.length)];
    const step = move && zimbabwe.applyMove(state, seat, move);
    if (move === undefined || step?.ok !== true) throw new Error("nothing is legal but raising");
    moves.push([seat, move]);
    ({ state } = step.value);
  }
  return { game: zimbabwe.id, seed, players, moves };
}

/** The first random game of Trading in the Mediterranean for six players with this many moves, cut off there. */
export function longMediterranean(count: number): Script {
  for (let n = 0; ; n++) {
    const game = writtenGame(mediterranean, `server/${n}`, 6);
    if (game.moves.length < count) continue;
    return { ...game, game: mediterranean.id, moves: game.moves.slice(0, count) };
  }
}
