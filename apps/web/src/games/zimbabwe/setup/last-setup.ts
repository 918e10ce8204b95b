import type { LastSetup } from "../../game-ui.ts";
import { recallSetup } from "./remembered-setup.ts";
import { startGame } from "./start-game.ts";
import { takenSeats } from "./table-setup.ts";

/** The last set-up with bots. */
export function lastSetup(): LastSetup {
  const setup = recallSetup("bots");
  return {
    players: takenSeats(setup).map(({ player }) => player),
    start: () => startGame(setup),
  };
}
