import { phaseOf, type Move, type State } from "@sofala/zimbabwe";
import { budgetCheck, type Budget } from "../../bot.ts";
import type { Hints } from "../../review/review.ts";
import { TreeSearch } from "../../search/tree-search.ts";
import { LearnedEvaluator } from "../learned/learned-evaluator.ts";
import { ZimbabweSearchDomain } from "./search-domain.ts";
import { STRONG } from "./weights.ts";

const END: Move = { kind: "end-turn" };

/**
 * The strong bot's hints for a position: a whole turn, a gift, a first monument. None when the game
 * is over.
 */
export function hintsOf(state: State, budget: Budget = {}, most = 3): Hints<Move> {
  const domain = new ZimbabweSearchDomain(state.players, new LearnedEvaluator(), STRONG.domain);
  const position = { state, beforeEndOfTurn: undefined };
  if (state.active === -1) return { chances: Array.from(domain.chances(position)), lines: [] };
  const tree = new TreeSearch(domain, STRONG.search, position);
  const isSpent = budgetCheck({ simulations: STRONG.defaultSimulations, ...budget });
  do tree.simulate();
  while (!isSpent(tree));
  const after = phaseOf(state) === "culture" ? [END] : [];
  return {
    chances: tree.chances(),
    lines: tree
      .lines()
      .slice(0, most)
      .map(({ choice, ...line }) => ({ ...line, moves: [...choice.moves, ...after] })),
  };
}
