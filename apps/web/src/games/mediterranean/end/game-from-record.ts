import { parseRecord, type Fault, type Result } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { takeUpStored, type TakenUp } from "../../../local/load-game.ts";
import type { Player, StoredGame } from "../../../store/stored-game.ts";

/** A table whose game is over. */
interface OverTable {
  readonly id: string;
  readonly players: readonly Player[];
}

/** A game that was played on a server, with all that was secret, out of its record. */
export function wholeGame(
  { id, players }: OverTable,
  record: unknown,
  now: number,
): Result<TakenUp<Mediterranean>, Fault> {
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
  return takeUpStored(mediterranean, stored);
}
