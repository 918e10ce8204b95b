import { parseRecord, type Fault, type Result } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { loadStored, type LoadedGame } from "../../../local/load-game.ts";
import type { Player, StoredGame } from "../../../store/stored-game.ts";

/** A table with a finished game. */
interface FinishedTable {
  readonly id: string;
  readonly players: readonly Player[];
}

/** Rebuilds an online game from its record, with all hidden information. */
export function gameFromRecord(
  { id, players }: FinishedTable,
  record: unknown,
  now: number,
): Result<LoadedGame<Mediterranean>, Fault> {
  const read = parseRecord(mediterranean, record);
  if (!read.ok) return read;
  const { game, rules, options, seed, position, moves, result } = read.value;
  const stored: StoredGame<Mediterranean> = {
    id,
    game,
    rules,
    mode: "play",
    players,
    options,
    ...(seed === undefined ? {} : { seed }),
    ...(position === undefined ? {} : { position }),
    log: moves.map(([actor, move]) => ({ kind: "move", actor, move })),
    ...(result === undefined ? {} : { ranking: result.ranking }),
    created: now,
    changed: now,
    revision: 0,
  };
  return loadStored(mediterranean, stored);
}
