import { zimbabwe } from "@sofala/zimbabwe";
import type { GameBots } from "../game-bots.ts";
import { zimbabweNovice } from "./novice.ts";
import { zimbabweSteady } from "./steady.ts";
import { zimbabweStrong } from "./strong/strong.ts";

export const zimbabweBots: GameBots = {
  game: zimbabwe,
  bots: [zimbabweNovice, zimbabweSteady, zimbabweStrong],
  loadAnalyst: async () => (await import("./review/analyst.ts")).zimbabweAnalyst,
};
