import { dice, type Actor, type GameTypes } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe, type Move } from "@sofala/zimbabwe";
import { recordGame, type RecordedGame as RandomGame } from "../random-play.ts";

/** A game whose moves are known before it is played. */
export interface RecordedGame extends RandomGame<GameTypes> {
  readonly game: string;
  readonly rulesVersion: number;
}

/** The rules by which the games are played here, and replayed by the server. */
const RULES = {
  zimbabwe: { game: zimbabwe.id, rulesVersion: zimbabwe.rulesVersion },
  mediterranean: { game: mediterranean.id, rulesVersion: mediterranean.rulesVersion },
};

/** Random games of The Great Zimbabwe with at least this many moves, always the same. */
export function zimbabweGames(
  count: number,
  players: number,
  moves: number,
): readonly RecordedGame[] {
  const found: RecordedGame[] = [];
  for (let n = 0; found.length < count; n++) {
    const game = recordGame(zimbabwe, `server/${n}`, players);
    if (game.moves.length >= moves) found.push({ ...game, ...RULES.zimbabwe });
  }
  return found;
}

/** This many moves of five players who play at random but raise no monument, because that would end the game. */
export function longZimbabwe(count: number): RecordedGame {
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
  return { ...RULES.zimbabwe, seed, players, moves };
}

/** The first random game of Trading in the Mediterranean for six players with this many moves, cut off there. */
export function longMediterranean(count: number): RecordedGame {
  for (let n = 0; ; n++) {
    const game = recordGame(mediterranean, `server/${n}`, 6);
    if (game.moves.length < count) continue;
    return { ...game, ...RULES.mediterranean, moves: game.moves.slice(0, count) };
  }
}
