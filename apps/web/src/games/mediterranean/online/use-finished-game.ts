import { useSignal } from "@preact/signals";
import { fail, ok, type Result } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect } from "preact/hooks";
import type { LoadedGame } from "../../../local/load-game.ts";
import { api } from "../../../online/api.ts";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import type { Failure } from "../../../online/api-client.ts";
import { gameFromRecord } from "../end/game-from-record.ts";

interface FinishedGame {
  /** Undefined until it is loaded. */
  readonly game: Result<LoadedGame<Mediterranean>, Failure> | undefined;
  readonly retry: () => void;
}

/** Loads a finished online game from its record, which is public now. */
export function useFinishedGame(table: RemoteHiddenTable<Mediterranean>): FinishedGame {
  const game = useSignal<FinishedGame["game"]>(undefined);
  const load = async () => {
    game.value = undefined;
    const { client } = table;
    const record = await api.readRecord(client.id, client.invite);
    if (!record.ok) {
      game.value = record;
      return;
    }
    const loaded = gameFromRecord(table, record.value, Date.now());
    game.value = loaded.ok ? ok(loaded.value) : fail({ code: "unreadable" });
  };
  useEffect(() => void load(), [table]);
  return { game: game.value, retry: () => void load() };
}
