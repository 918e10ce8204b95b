import { board } from "./board.ts";
import { end } from "./end.ts";
import { gifts } from "./gifts.ts";
import { lenses } from "./lenses.ts";
import { panels } from "./panels.ts";
import { raising } from "./raising.ts";
import { setup } from "./setup.ts";
import { turn } from "./turn.ts";

/** The texts of a table, by area. */
export const zimbabweWeb = { board, end, gifts, lenses, panels, raising, setup, turn };

export type ZimbabweWebText = typeof zimbabweWeb;
