import { phaseOf, zimbabweRules, type Zimbabwe } from "@sofala/zimbabwe";
import type { TurnAnalyst } from "../../review/review.ts";

/** What counts as one decision: a turn, a gift, the place of a first monument. */
export const zimbabweTurns: Pick<TurnAnalyst<Zimbabwe>, "game" | "decider"> = {
  game: zimbabweRules,
  decider(state, before) {
    if (state.active === -1) return undefined;
    const isNew =
      before === undefined || before.active !== state.active || phaseOf(before) !== phaseOf(state);
    return isNew ? state.active : undefined;
  },
};
