import { signal } from "@preact/signals";
import { keepGame } from "../../store/game-database.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { words } from "../../text/app-text.ts";
import "./removed-games.css";
import { headOf } from "./row-summary.ts";

interface Removed {
  readonly row: unknown;
  readonly name: string;
}

const UNDO_MS = 10_000;

/** Games that were deleted a moment ago and can still come back. */
const removed = signal<readonly Removed[]>([]);

export function noteRemoved(game: Removed): void {
  removed.value = [...removed.value, game];
  setTimeout(() => forget(game), UNDO_MS);
}

const forget = (game: Removed): void => {
  removed.value = removed.value.filter((each) => each !== game);
};

/** Offers to undo what was deleted. */
export function RemovedGames({ onRestored }: { readonly onRestored: () => Promise<void> }) {
  const { games } = words.value;
  const restore = async (game: Removed) => {
    forget(game);
    // Whatever the row held comes back as it was.
    await keepGame(game.row as StoredGame);
    await onRestored();
  };
  return (
    <div class="removed-games" role="status">
      {removed.value.map((game) => (
        <p key={headOf(game.row).id}>
          <span>{games.removed(game.name || games.cannotRead)}</span>
          <button type="button" class="button" onClick={() => void restore(game)}>
            {games.undo}
          </button>
        </p>
      ))}
    </div>
  );
}
