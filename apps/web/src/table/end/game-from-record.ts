import { parseRecord, type Fault, type Game, type GameTypes, type Result } from "@sofala/engine";
import { loadStored, type LoadedGame } from "../../local/load-game.ts";
import { createStoredGame } from "../../store/create-stored-game.ts";
import type { Player } from "../../store/stored-game.ts";

/** A table with a finished game. */
interface FinishedTable {
  readonly id: string;
  readonly players: readonly Player[];
}

/** Rebuilds an online game from its record, with all hidden information. */
export function gameFromRecord<T extends GameTypes>(
  game: Game<T>,
  { id, players }: FinishedTable,
  record: unknown,
): Result<LoadedGame<T>, Fault> {
  const read = parseRecord(game, record);
  if (!read.ok) return read;
  const { rules, options, seed, position, moves, result } = read.value;
  const beginning = {
    players,
    options,
    moves,
    ...(seed === undefined ? {} : { seed }),
    ...(position === undefined ? {} : { position }),
  };
  return loadStored(game, {
    ...createStoredGame({ id: game.id, rulesVersion: rules }, beginning),
    id,
    ...(result === undefined ? {} : { ranking: result.ranking }),
  });
}
