import { signal } from "@preact/signals";
import { saveGame } from "../../store/game-database.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { allAppText } from "../../text/app-text.ts";
import "./removed-games.css";
import { summarizeRow } from "./row-summary.ts";

interface RemovedGame {
  readonly row: unknown;
  readonly name: string;
}

const UNDO_MS = 10_000;

/** Games that were just deleted and can be restored. */
const removedGames = signal<readonly RemovedGame[]>([]);

export function offerUndo(game: RemovedGame): void {
  removedGames.value = [...removedGames.value, game];
  setTimeout(() => withdrawUndo(game), UNDO_MS);
}

const withdrawUndo = (game: RemovedGame): void => {
  removedGames.value = removedGames.value.filter((each) => each !== game);
};

/** Offers to undo what was deleted. */
export function RemovedGames({ onRestored }: { readonly onRestored: () => Promise<void> }) {
  const { games } = allAppText.value;
  const restore = async (game: RemovedGame) => {
    withdrawUndo(game);
    // The row is restored as it was, even if it cannot be read.
    await saveGame(game.row as StoredGame);
    await onRestored();
  };
  return (
    <div class="removed-games" role="status">
      {removedGames.value.map((game) => (
        <p key={summarizeRow(game.row).id}>
          <span>{games.deleted(game.name || games.unreadableGame)}</span>
          <button type="button" class="button" onClick={() => void restore(game)}>
            {games.undo}
          </button>
        </p>
      ))}
    </div>
  );
}
