import { tsoroFormats, tsoroRules } from "@sofala/tsoro";
import { openTableFactory } from "../../online/remote-table.ts";
import { onlineTableOf } from "../../table/small-game/online-table.tsx";
import { tsoro } from "./index.ts";
import { tsoroGame } from "./tsoro-game.ts";

/** Creates online tables of Tsoro yematatu. */
export const tableFactory = openTableFactory([{ ...tsoroRules, ...tsoroFormats }]);

/** An online game of Tsoro yematatu. */
export const OnlineTableView = onlineTableOf(tsoroGame, tsoro);
