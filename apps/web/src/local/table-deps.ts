import type { GameTypes } from "@sofala/engine";
import { gameStore } from "../store/game-database.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { botDelayFactor, waitBetweenMoves } from "./bot-pace.ts";
import type { AskBot } from "./bot-request.ts";
import type { LocalHiddenTableDeps } from "./local-hidden-table.ts";
import type { LocalTableDeps } from "./local-table.ts";

const storage = { store: gameStore, now: () => Date.now() };

/** What a table on this device needs: the database, and its game's bots. */
export const localTableDeps = <T extends GameTypes>(askBot: AskBot<T>): LocalTableDeps<T> => ({
  ...storage,
  waitBetweenMoves,
  async askBot(request) {
    const { move } = await askBot(request);
    if (move === undefined) throw new Error("a bot made no move on its turn");
    return move;
  },
});

/** The same with hidden information. */
export const hiddenTableDeps = <T extends GameTypes>(
  askBot: AskBot<T>,
  timedParts: readonly string[],
): LocalHiddenTableDeps<T> => ({
  ...storage,
  timedParts,
  botDelayFactor,
  // Wait until the table is drawn; bots pause anyway.
  askBot: (request) => whenIdle().then(() => askBot(request)),
});
