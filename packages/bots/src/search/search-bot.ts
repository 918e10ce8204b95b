import { dice, seeded, type Dice, type Game, type GameTypes, type Seat } from "@sofala/engine";
import { budgetCheck, type Bot, type Level } from "../bot.ts";
import type { Hints } from "../review/review.ts";
import { TreeSearch, type Chances, type SearchDomain, type SearchOption } from "./tree-search.ts";

/** Every legal move is searched. */
const WEIGHTS = { exploration: 1, initialWidth: Infinity, widening: 0 };

/**
 * A bot that knows nothing of a game but its rules, and stops after this many simulations. For small
 * games with a fixed number of players, without hidden information, in which one seat decides at a
 * time and all legal moves are listed.
 */
export const searchBot = <T extends GameTypes>(
  game: Game<T>,
  level: Level,
  maxSimulations: number,
  moveDelay: NonNullable<Bot<T>["moveDelay"]>,
): Bot<T> => ({
  game: game.id,
  level,
  moveDelay,
  createPlayer(_seat, seed) {
    const domain = new RulesDomain(game, dice(`${game.id} ${level} ${seed}`));
    return {
      observe: () => undefined,
      *think(view, budget = {}) {
        const tree = new TreeSearch(domain, WEIGHTS, game.sample(view, seeded(seed)));
        const lines = () =>
          tree.lines().map(({ choice, ...line }) => ({ ...line, moves: choice.moves }));
        const { simulations = maxSimulations } = budget;
        const isSpent = budgetCheck({
          ...budget,
          simulations: Math.min(simulations, maxSimulations),
        });
        do {
          tree.simulate();
          yield { move: tree.best().moves[0], simulations: tree.simulations, lines };
        } while (!tree.isSettled && !isSpent(tree));
      },
    };
  },
});

/** The winning chances in a position and the best moves, by a search that knows only the rules. */
export function searchHints<T extends GameTypes>(
  game: Game<T>,
  view: T["view"],
  simulations: number,
  most = 3,
): Hints<T["move"]> {
  const domain = new RulesDomain(game, dice(`${game.id} hints`));
  const state = game.sample(view, seeded("hints"));
  if (domain.seatToMove(state) === undefined) {
    return { chances: Array.from(domain.chances(state)), lines: [] };
  }
  const tree = new TreeSearch(domain, WEIGHTS, state);
  do tree.simulate();
  while (!tree.isSettled && tree.simulations < simulations);
  const lines = tree.lines().slice(0, most);
  return {
    chances: tree.chances(),
    lines: lines.map(({ choice, ...line }) => ({ ...line, moves: choice.moves })),
  };
}

interface SeatMove<M> {
  readonly seat: Seat;
  readonly moves: readonly [M];
}

/** A game as a search sees it. Before the end all chances are equal, so only results that it finds count. */
class RulesDomain<T extends GameTypes> implements SearchDomain<T["state"], SeatMove<T["move"]>> {
  readonly players: number;
  readonly #game: Game<T>;
  readonly #chance: Dice;

  constructor(game: Game<T>, chance: Dice) {
    this.players = game.players.max;
    this.#game = game;
    this.#chance = chance;
  }

  seatToMove(state: T["state"]): Seat | undefined {
    return this.#game.toAct(state)[0];
  }

  options(state: T["state"]): readonly SearchOption<T["state"], SeatMove<T["move"]>>[] {
    const seat = this.seatToMove(state);
    if (seat === undefined) return [];
    const moves = this.#shuffled([...this.#game.legalMoves(state, seat)]);
    return moves.map((move) => ({
      choice: { seat, moves: [move] },
      prior: 1 / moves.length,
      initialValue: 1 / this.players,
      resultingPosition: () => this.#after(state, seat, move),
    }));
  }

  chances(state: T["state"]): Chances {
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    const [winners = seats] = this.#game.result(state) ?? [];
    return seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }

  /** Moves that look the same are tried in any order, so that not every game is the same. */
  #shuffled(moves: T["move"][]): readonly T["move"][] {
    for (let last = moves.length - 1; last > 0; last--) {
      const other = this.#chance.below(last + 1);
      [moves[last], moves[other]] = [moves[other] as T["move"], moves[last] as T["move"]];
    }
    return moves;
  }

  #after(state: T["state"], seat: Seat, move: T["move"]): T["state"] {
    const step = this.#game.applyMove(state, seat, move);
    if (!step.ok) throw new Error(`refused: ${JSON.stringify(move)} ${step.error.code}`);
    return step.value.state;
  }
}
