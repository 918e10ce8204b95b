import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameToStore } from "../../store/compare-imported.ts";
import { saveGame, readGame } from "../../store/game-database.ts";
import type { ImportedGame } from "../../local/import-types.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { allAppText } from "../../text/app-text.ts";
import { ImportFaultText } from "./import-fault.tsx";

interface Props {
  readonly games: readonly ImportedGame[];
  readonly onImported: (() => Promise<void>) | undefined;
  readonly onClose: () => void;
}

/** Many games from one file: imports those that are not stored yet. */
export function ImportedCollection({ games: found, onImported, onClose }: Props) {
  const toStore = useSignal<readonly StoredGame[] | undefined>(undefined);
  const importedCount = useSignal<number | undefined>(undefined);
  const hasFailed = useSignal(false);
  const { games, home, common } = allAppText.value;
  const text = games.import;
  const readable = found.flatMap(({ game }) => (game.ok ? [game.value.stored] : []));
  useEffect(() => {
    void Promise.all(readable.map(async (game) => gameToStore(await readGame(game.id), game))).then(
      (stored) => {
        toStore.value = stored.filter((game) => game !== undefined);
      },
      () => {
        hasFailed.value = true;
      },
    );
  }, [found]);
  const take = async () => {
    try {
      const fresh = toStore.peek() ?? [];
      for (const game of fresh) await saveGame(game);
      importedCount.value = fresh.length;
      await onImported?.();
    } catch {
      hasFailed.value = true;
    }
  };
  const count = toStore.value?.length ?? 0;
  const alreadyStored = toStore.value === undefined ? 0 : readable.length - count;
  return (
    <div class="found-set">
      <p role="status">
        {importedCount.value === undefined
          ? text.foundGames(count)
          : text.gamesAdded(importedCount.value)}{" "}
        {importedCount.value === undefined && alreadyStored > 0 && text.alreadyHere(alreadyStored)}
      </p>
      <ul>
        {found.map(({ game }, n) =>
          game.ok ? undefined : (
            <li key={n}>
              {text.unreadableGame(n + 1)} <ImportFaultText fault={game.error} />
            </li>
          ),
        )}
      </ul>
      {hasFailed.value && <p role="alert">{home.cannotStart}</p>}
      <div class="button-row">
        {importedCount.value === undefined && count > 0 ? (
          <button type="button" class="button primary" onClick={() => void take()}>
            {text.addGames(count)}
          </button>
        ) : (
          <button type="button" class="button" onClick={onClose}>
            {common.close}
          </button>
        )}
      </div>
    </div>
  );
}
