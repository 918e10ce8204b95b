import { replaysOf } from "../../table/small-game/replay.tsx";
import { tsoroGame } from "./tsoro-game.ts";
import { requestWorker } from "./workers/requests.ts";

/** The replays of a stored local game and of a finished online game. */
export const { LocalReplay, OnlineReplay } = replaysOf(tsoroGame, requestWorker);
