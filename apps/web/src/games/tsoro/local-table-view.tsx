import { loadTsoroAdviceText } from "@sofala/text/tsoro";
import { localTableOf } from "../../table/small-game/local-table.tsx";
import { tsoroGame } from "./tsoro-game.ts";
import { requestWorker } from "./workers/requests.ts";

/** A stored local game of Tsoro yematatu, opened to be played. */
export const LocalTableView = localTableOf(tsoroGame, requestWorker, loadTsoroAdviceText);
