import { phaseOf, type Move, type State } from "@sofala/zimbabwe";
import { meterOf, type Budget } from "../../bot.ts";
import type { Hints } from "../../review/review.ts";
import { TreeSearch } from "../../search/tree-search.ts";
import { Appraiser } from "./chance-evaluator.ts";
import { Table } from "./search-domain.ts";
import { STRONG } from "./weights.ts";

const END: Move = { kind: "end-turn" };

/** What the strong bot thinks of a position: of a whole turn, a gift, a first monument. Where the game is over, it advises nothing. */
export function hintsOf(state: State, budget: Budget = {}, most = 3): Hints<Move> {
  const table = new Table(state.players, new Appraiser(STRONG.score), STRONG.table);
  const spot = { state, before: undefined };
  if (state.active === -1) return { chances: Array.from(table.chances(spot)), lines: [] };
  const tree = new TreeSearch(table, STRONG.search, spot);
  const isSpent = meterOf({ simulations: STRONG.content, ...budget });
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
