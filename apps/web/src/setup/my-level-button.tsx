import { useSignal } from "@preact/signals";
import { listGames } from "../store/game-database.ts";
import { botLevelsOf, botTextOf, type SeatBot } from "../store/seat-player.ts";
import { allAppText } from "../text/app-text.ts";
import { useLoaded } from "../use-loaded.ts";
import type { GameSetup } from "./game-setup.ts";
import { levelOf } from "./my-level.ts";

interface Props<Options> {
  readonly game: GameSetup<Options>;
  readonly onChoose: (level: SeatBot) => void;
}

/** Chooses bots that are about as strong as the person on this device. */
export function MyLevelButton<Options>({ game, onChoose }: Props<Options>) {
  const { setup } = allAppText.value;
  const status = useSignal("");
  // Without storage there are no results.
  const rows = useLoaded(() => listGames().catch(() => []));
  const choose = () => {
    if (rows === undefined) return;
    const bots = game.ui.bots(allAppText.value);
    const levels = botLevelsOf(bots);
    const level = levelOf(rows, game.ui.id, levels);
    const chosen = level ?? levels[0] ?? "novice";
    const { name } = botTextOf(bots, chosen);
    status.value = level === undefined ? setup.noResults(name) : setup.chosenByResults(name);
    onChoose(chosen);
  };
  return (
    <div class="my-level">
      <button type="button" class="button" disabled={rows === undefined} onClick={choose}>
        {setup.asStrongAsMe}
      </button>
      <p role="status" class="quiet">
        {status.value}
      </p>
    </div>
  );
}
