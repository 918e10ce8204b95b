import type { Game, GameTypes } from "@sofala/engine";
import type { Analyst } from "./review.ts";
import { zimbabweAnalyst } from "./zimbabwe.ts";

export { mistakes, reviewOf, type Moment } from "./review.ts";

const ANALYSTS: readonly Analyst<GameTypes>[] = [zimbabweAnalyst];

/** Who judges positions of a game, if anybody can. */
export const analystOf = ({ id }: Game<GameTypes>): Analyst<GameTypes> | undefined =>
  ANALYSTS.find(({ game }) => game.id === id);
