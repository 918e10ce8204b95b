import { mediterraneanTexts } from "./mediterranean/index.ts";
import { tsoroTexts } from "./tsoro/index.ts";
import { zimbabweTexts } from "./zimbabwe/index.ts";

/** The texts of the games, by their ids; the only list of them in this language. */
export const games = {
  zimbabwe: zimbabweTexts,
  mediterranean: mediterraneanTexts,
  tsoro: tsoroTexts,
};

export type GamesTexts = typeof games;
