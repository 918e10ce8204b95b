import { useSignal } from "@preact/signals";
import { fail, ok, type Game, type GameTypes, type Result } from "@sofala/engine";
import { useEffect } from "preact/hooks";
import type { LoadedGame } from "../../local/load-game.ts";
import { api } from "../../online/api.ts";
import type { RemoteHiddenTable } from "../../online/remote-hidden-table.ts";
import type { Failure } from "../../api-failure.ts";
import { gameFromRecord } from "./game-from-record.ts";

interface FinishedGame<T extends GameTypes> {
  /** Undefined until it is loaded. */
  readonly game: Result<LoadedGame<T>, Failure> | undefined;
  readonly retry: () => void;
}

/** Loads a finished online game from its record, which is public now. */
export function useFinishedGame<T extends GameTypes>(
  rules: Game<T>,
  table: RemoteHiddenTable<T>,
): FinishedGame<T> {
  const game = useSignal<FinishedGame<T>["game"]>(undefined);
  const load = async () => {
    game.value = undefined;
    const { client } = table;
    const record = await api.readRecord(client.id, client.invite);
    if (!record.ok) {
      game.value = record;
      return;
    }
    const loaded = gameFromRecord(rules, table, record.value);
    game.value = loaded.ok ? ok(loaded.value) : fail({ code: "unreadable" });
  };
  useEffect(() => void load(), [table]);
  return { game: game.value, retry: () => void load() };
}
