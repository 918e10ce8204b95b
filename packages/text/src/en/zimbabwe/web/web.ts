import { board } from "./board.ts";
import { gifts } from "./gifts.ts";
import { lenses } from "./lenses.ts";
import { panels } from "./panels.ts";
import { turn } from "./turn.ts";
import { zimbabwe } from "../zimbabwe.ts";

/** The texts that a table shows first, by area. */
export const zimbabweWeb = { board, gifts, lenses, panels, turn, zimbabwe };

export type ZimbabweWebText = typeof zimbabweWeb;
