import type { State, Zimbabwe } from "@sofala/zimbabwe";
import { meterOf, type Bot, type Budget } from "../../bot.ts";
import { TreeSearch } from "../../search/tree-search.ts";
import { firstMonument } from "../first-monument.ts";
import { builderPace } from "../move-delay.ts";
import { PlanningPlayer, atOnce, type Found } from "../planning-player.ts";
import { Appraiser } from "./chance-evaluator.ts";
import { Table, type Deed, type Spot } from "./search-domain.ts";
import { STRONG, type StrongWeights } from "./weights.ts";

/** Looks ahead: a tree of whole turns and gifts of all players, with learned chances at its leaves. */
export const strongWith = (weights: StrongWeights): Bot<Zimbabwe> => ({
  game: "zimbabwe",
  level: "strong",
  pace: builderPace,
  sit(seat) {
    const appraiser = new Appraiser(weights.score);
    const search = (state: State, budget: Budget, part: number) => {
      const isBound = budget.simulations !== undefined || budget.milliseconds !== undefined;
      const bound = isBound ? budget : { ...budget, simulations: weights.content };
      const table = new Table(state.players, appraiser, weights.table);
      const tree = new TreeSearch(table, weights.search, { state, before: undefined });
      return searching(tree, meterOf(bound, part));
    };
    return new PlanningPlayer(seat, {
      first: (state) => atOnce(firstMonument(state)),
      gift: (state, budget) => search(state, budget, weights.giftPart),
      turns: (state, budget) => search(state, budget, 1),
    });
  },
});

function* searching(
  tree: TreeSearch<Spot, Deed>,
  isSpent: (thought: { simulations: number }) => boolean,
): Iterable<Found> {
  const lines = () => tree.lines().map(({ choice, ...line }) => ({ ...line, moves: choice.moves }));
  do {
    tree.simulate();
    yield { moves: tree.best().moves, compared: tree.simulations, lines };
  } while (!tree.isSettled && !isSpent(tree));
}

export const zimbabweStrong: Bot<Zimbabwe> = strongWith(STRONG);
