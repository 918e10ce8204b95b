import type { ZimbabweWebText } from "../../../en/zimbabwe/web/web.ts";
import { board } from "./board.ts";
import { gifts } from "./gifts.ts";
import { lenses } from "./lenses.ts";
import { panels } from "./panels.ts";
import { turn } from "./turn.ts";
import { zimbabwe } from "../zimbabwe.ts";

export const zimbabweWeb: ZimbabweWebText = {
  board,
  gifts,
  lenses,
  panels,
  turn,
  zimbabwe,
};
