import {
  activeMoves,
  parseRecord,
  type Fault,
  type Game,
  type GameTypes,
  type Result,
} from "@sofala/engine";
import { parseStoredRow, type StoredGame } from "./stored-game.ts";

/** Parses a game from a database or a file. */
export function parseStored<T extends GameTypes>(
  game: Game<T>,
  input: unknown,
): Result<StoredGame<T>, Fault> {
  const row = parseStoredRow(input);
  if (!row.ok) return row;
  const { game: id, rules, players, options, seed, position, log } = row.value;
  const record = parseRecord(game, {
    format: "sofala-record/1",
    game: id,
    rules,
    players: players.map(({ name }) => name),
    options,
    seed,
    position,
    moves: activeMoves(log),
  });
  return record.ok ? (row as Result<StoredGame<T>, Fault>) : record;
}
