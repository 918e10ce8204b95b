import type { Game, GameTypes } from "@sofala/engine";
import { mediterraneanAnalyst } from "../mediterranean/review/analyst.ts";
import type { Analyst } from "./review.ts";
import { zimbabweAnalyst } from "../zimbabwe/review/analyst.ts";

export { mistakes, turnsOfLuck, type Moment, type Review } from "./review.ts";

const ANALYSTS: readonly Analyst<GameTypes>[] = [zimbabweAnalyst, mediterraneanAnalyst];

/** Who judges the games of a kind, if anybody can. */
export const analystOf = ({ id }: Game): Analyst<GameTypes> | undefined =>
  ANALYSTS.find(({ game }) => game.id === id);
