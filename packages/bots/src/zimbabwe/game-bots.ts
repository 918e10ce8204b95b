import { zimbabwe } from "@sofala/zimbabwe";
import type { GameBots } from "../game-bots.ts";
import { zimbabweNovice } from "./novice.ts";
import { zimbabweCasual, zimbabweClub, zimbabweSteady } from "./learned/learned-bots.ts";
import { zimbabweStrong } from "./strong/strong.ts";

export const zimbabweBots: GameBots = {
  game: zimbabwe,
  bots: [zimbabweNovice, zimbabweCasual, zimbabweClub, zimbabweSteady, zimbabweStrong],
  loadAnalyst: async () => (await import("./review/analyst.ts")).zimbabweAnalyst,
};
