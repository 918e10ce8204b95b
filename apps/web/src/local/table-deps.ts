import type { GameTypes } from "@sofala/engine";
import { gameStore } from "../store/game-database.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { botDelayFactor, waitBetweenMoves } from "./bot-pace.ts";
import type { AskBot } from "./bot-request.ts";
import type { LocalHiddenTableDeps } from "./local-hidden-table.ts";
import type { LocalTableDeps } from "./local-table.ts";
import type { OpenRow } from "./open-row.ts";

const storage = { store: gameStore, now: () => Date.now() };

/** What a table on this device needs: the database, and its game's bots. */
export const localTableDeps = <T extends GameTypes>(
  openRow: OpenRow<T>,
  askBot: AskBot<T>,
): LocalTableDeps<T> => ({
  ...storage,
  openRow,
  waitBetweenMoves,
  async askBot(request) {
    const { move } = await askBot(request);
    if (move === undefined) throw new Error("a bot made no move on its turn");
    return move;
  },
});

/** The same with hidden information. */
export const hiddenTableDeps = <T extends GameTypes>(
  openRow: OpenRow<T>,
  askBot: AskBot<T>,
  timedParts: readonly string[],
  /** Loads what is shown with a view. */
  loadBoard: (view: T["view"]) => Promise<unknown>,
): LocalHiddenTableDeps<T> => ({
  ...storage,
  openRow,
  timedParts,
  botDelayFactor,
  // The bots are loaded when the table is drawn; they pause anyway.
  async askBot(request) {
    // The table shows an error.
    await loadBoard(request.view).catch(() => undefined);
    await whenIdle();
    return askBot(request);
  },
});
