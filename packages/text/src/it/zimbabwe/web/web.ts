import type { ZimbabweWebText } from "../../../en/zimbabwe/web/web.ts";
import { board } from "./board.ts";
import { end } from "./end.ts";
import { gifts } from "./gifts.ts";
import { lenses } from "./lenses.ts";
import { panels } from "./panels.ts";
import { raising } from "./raising.ts";
import { setup } from "./setup.ts";
import { turn } from "./turn.ts";

export const zimbabweWeb: ZimbabweWebText = {
  board,
  end,
  gifts,
  lenses,
  panels,
  raising,
  setup,
  turn,
};
