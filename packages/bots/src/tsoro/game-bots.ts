import { tsoro } from "@sofala/tsoro";
import type { GameBots } from "../game-bots.ts";
import { tsoroNovice, tsoroSteady, tsoroStrong } from "./bots.ts";

export const tsoroBots: GameBots = {
  game: tsoro,
  bots: [tsoroNovice, tsoroSteady, tsoroStrong],
};
