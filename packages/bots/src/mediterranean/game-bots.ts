import { mediterranean } from "@sofala/mediterranean";
import type { GameBots } from "../game-bots.ts";
import { mediterraneanNovice, mediterraneanSteady, mediterraneanStrong } from "./bots.ts";

export const mediterraneanBots: GameBots = {
  game: mediterranean,
  bots: [mediterraneanNovice, mediterraneanSteady, mediterraneanStrong],
  loadAnalyst: async () => (await import("./review/analyst.ts")).mediterraneanAnalyst,
};
