import type { GamesTexts } from "../en/games.ts";
import { mediterraneanTexts } from "./mediterranean/index.ts";
import { tsoroTexts } from "./tsoro/index.ts";
import { zimbabweTexts } from "./zimbabwe/index.ts";

export const games: GamesTexts = {
  zimbabwe: zimbabweTexts,
  mediterranean: mediterraneanTexts,
  tsoro: tsoroTexts,
};
