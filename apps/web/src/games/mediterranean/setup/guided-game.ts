import { storeAndOpen } from "../../../local/store-and-open.ts";
import { createFirstGame } from "../../../setup/start-game.ts";
import { mediterraneanSetup } from "./table-setup.ts";

/** The fewest: beginners have little to read. */
const PLAYERS = 4;

/** A game against easy bots without a clock; every table explains the first decision of each kind. */
export const guidedGame = {
  start(): Promise<boolean> {
    const options = { ...mediterraneanSetup.default("bots").options, tradeSeconds: 0 };
    return storeAndOpen(createFirstGame(mediterraneanSetup, { players: PLAYERS, options }));
  },
};
