import type { Game, GameTypes } from "@sofala/engine";
import { mediterraneanAnalyst } from "../mediterranean/review/analyst.ts";
import type { Analyst } from "./review.ts";
import { zimbabweAnalyst } from "../zimbabwe/review/analyst.ts";

export { mistakes, luckMoments, type Moment, type Review } from "./review.ts";

const GAME_ANALYSTS: readonly Analyst<GameTypes>[] = [zimbabweAnalyst, mediterraneanAnalyst];

/** The analyst of a game, if it has one. */
export const analystOf = ({ id }: Game): Analyst<GameTypes> | undefined =>
  GAME_ANALYSTS.find(({ game }) => game.id === id);
