import { mediterranean } from "@sofala/mediterranean";
import type { GameBots } from "../game-bots.ts";
import {
  mediterraneanCasual,
  mediterraneanClub,
  mediterraneanNovice,
  mediterraneanSteady,
  mediterraneanStrong,
} from "./bots.ts";

export const mediterraneanBots: GameBots = {
  game: mediterranean,
  bots: [
    mediterraneanNovice,
    mediterraneanCasual,
    mediterraneanClub,
    mediterraneanSteady,
    mediterraneanStrong,
  ],
  loadAnalyst: async () => (await import("./review/analyst.ts")).mediterraneanAnalyst,
};
