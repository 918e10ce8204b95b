import { parseRecord, type Entry } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import five from "../../../../games/mediterranean/test/golden/faces-mars.json" with { type: "json" };
import four from "../../../../games/mediterranean/test/golden/market-open.json" with { type: "json" };
import six from "../../../../games/mediterranean/test/golden/piracy-passed-on.json" with { type: "json" };
import { loadStored, type LoadedGame } from "../local/load-game.ts";
import type { StoredGame } from "../store/stored-game.ts";

/** Golden games, by their number of players. */
const GAMES = { 4: four, 5: five, 6: six } as const;

/** A whole recorded game of the Mediterranean, with all its moments. */
export function mediterraneanGame(players: keyof typeof GAMES): LoadedGame<Mediterranean> {
  const record = parseRecord(mediterranean, GAMES[players]);
  if (!record.ok) throw new Error(record.error.reason);
  const { rules, options, seed = "", moves, result } = record.value;
  const people = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"].slice(0, players);
  const stored: StoredGame<Mediterranean> = {
    id: `golden ${players}`,
    game: mediterranean.id,
    rules,
    mode: "play",
    players: people.map((name) => ({ kind: "person", name })),
    options,
    seed,
    log: moves.map(([actor, move]): Entry<Mediterranean> => ({ kind: "move", actor, move })),
    ...(result === undefined ? {} : { ranking: result.ranking }),
    created: 0,
    changed: 0,
    revision: 0,
  };
  const loaded = loadStored(mediterranean, stored);
  if (!loaded.ok) throw new Error(loaded.error.reason);
  return loaded.value;
}
