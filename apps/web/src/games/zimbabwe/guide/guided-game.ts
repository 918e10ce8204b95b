import { storeAndOpen } from "../../../local/store-and-open.ts";
import { createFirstGame } from "../../../setup/start-game.ts";
import { zimbabweSetup } from "../setup/table-setup.ts";
import { rememberGuidedGame } from "./shown-captions.ts";

/** With two bots a game is short. */
const PLAYERS = 3;

/** A game with the set-up of a first play, which explains its numbers. */
export const guidedGame = {
  start(): Promise<boolean> {
    const options = { ...zimbabweSetup.default("bots").options, firstPlay: true };
    const game = createFirstGame(zimbabweSetup, { players: PLAYERS, options });
    rememberGuidedGame(game.id);
    return storeAndOpen(game);
  },
};
