import type { State, Zimbabwe } from "@sofala/zimbabwe";
import { budgetCheck, type Bot, type Budget } from "../../bot.ts";
import { TreeSearch } from "../../search/tree-search.ts";
import { chooseFirstMonument } from "../first-monument.ts";
import { zimbabweMoveDelay } from "../move-delay.ts";
import { PlanningPlayer, singleMove, type PlannedMoves } from "../planning-player.ts";
import { LearnedEvaluator } from "../learned/learned-evaluator.ts";
import type { ChancesEvaluator } from "./chance-evaluator.ts";
import { ZimbabweSearchDomain, type SeatAction, type SearchPosition } from "./search-domain.ts";
import { STRONG, type StrongWeights } from "./weights.ts";

/**
 * Looks ahead: a search tree of whole turns and gifts of all players, with learned chances at its
 * leaves.
 */
export const strongBot = (
  weights: StrongWeights,
  createEvaluator: () => ChancesEvaluator = () => new LearnedEvaluator(),
): Bot<Zimbabwe> => ({
  game: "zimbabwe",
  level: "strong",
  moveDelay: zimbabweMoveDelay,
  createPlayer(seat) {
    const evaluator = createEvaluator();
    const search = (state: State, budget: Budget, part: number) => {
      const isBound = budget.simulations !== undefined || budget.milliseconds !== undefined;
      const effectiveBudget = isBound
        ? budget
        : { ...budget, simulations: weights.defaultSimulations };
      const domain = new ZimbabweSearchDomain(state.players, evaluator, weights.domain);
      const tree = new TreeSearch(domain, weights.search, { state, beforeEndOfTurn: undefined });
      return searchSteps(tree, budgetCheck(effectiveBudget, part));
    };
    return new PlanningPlayer(seat, {
      firstMonument: (state) => singleMove(chooseFirstMonument(state)),
      gifts: (state, budget) => search(state, budget, weights.giftBudgetShare),
      turns: (state, budget) => search(state, budget, 1),
    });
  },
});

function* searchSteps(
  tree: TreeSearch<SearchPosition, SeatAction>,
  isSpent: (thought: { simulations: number }) => boolean,
): Iterable<PlannedMoves> {
  const lines = () => tree.lines().map(({ choice, ...line }) => ({ ...line, moves: choice.moves }));
  do {
    tree.simulate();
    yield { moves: tree.best().moves, comparedTurns: tree.simulations, lines };
  } while (!tree.isSettled && !isSpent(tree));
}

export const zimbabweStrong: Bot<Zimbabwe> = strongBot(STRONG);
