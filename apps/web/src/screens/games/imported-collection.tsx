import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keptOf } from "../../store/compare-imported.ts";
import { keepGame, readGame } from "../../store/game-database.ts";
import type { ImportedGame } from "../../local/import-types.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { words } from "../../text/app-text.ts";
import { FaultWords } from "./import-fault.tsx";

interface Props {
  readonly games: readonly ImportedGame[];
  readonly onTaken: (() => Promise<void>) | undefined;
  readonly onClose: () => void;
}

/** Many games from one file: those that are not here yet can be taken. */
export function FoundSet({ games: found, onTaken, onClose }: Props) {
  const coming = useSignal<readonly StoredGame[] | undefined>(undefined);
  const taken = useSignal<number | undefined>(undefined);
  const hasFailed = useSignal(false);
  const { games, home, common } = words.value;
  const said = games.import;
  const readable = found.flatMap(({ game }) => (game.ok ? [game.value.stored] : []));
  useEffect(() => {
    void Promise.all(readable.map(async (game) => keptOf(await readGame(game.id), game))).then(
      (kept) => {
        coming.value = kept.filter((game) => game !== undefined);
      },
      () => {
        hasFailed.value = true;
      },
    );
  }, [found]);
  const take = async () => {
    try {
      const fresh = coming.peek() ?? [];
      for (const game of fresh) await keepGame(game);
      taken.value = fresh.length;
      await onTaken?.();
    } catch {
      hasFailed.value = true;
    }
  };
  const count = coming.value?.length ?? 0;
  const here = coming.value === undefined ? 0 : readable.length - count;
  return (
    <div class="found-set">
      <p role="status">
        {taken.value === undefined ? said.foundGames(count) : said.taken(taken.value)}{" "}
        {taken.value === undefined && here > 0 && said.alreadyHere(here)}
      </p>
      <ul>
        {found.map(({ game }, n) =>
          game.ok ? undefined : (
            <li key={n}>
              {said.broken(n + 1)} <FaultWords fault={game.error} />
            </li>
          ),
        )}
      </ul>
      {hasFailed.value && <p role="alert">{home.cannotStart}</p>}
      <div class="ways">
        {taken.value === undefined && count > 0 ? (
          <button type="button" class="button primary" onClick={() => void take()}>
            {said.take(count)}
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
