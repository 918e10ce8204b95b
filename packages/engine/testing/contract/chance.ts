import { dice, type Game, type GameTypes } from "@sofala/engine";
import { assert } from "vitest";
import { forGames, momentsOf, snapshotText, type Clause, type ContractSettings } from "./clause.ts";

/** One moment in so many is looked at. */
const EVERY = 40;
/** Moves drawn there. */
const DRAWS = 400;
/** Parts of a kind of moves that are counted apart. */
const PARTS = 4;

/** What the contract says about random moves. */
export const chanceClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "the playground plays any legal move, each as likely as the others",
    check() {
      let squares = 0;
      let freedom = 0;
      let moments = 0;
      forGames(game, settings, (beginning) => {
        const random = dice(beginning.seed);
        for (const state of momentsOf(game, beginning)) {
          if (game.result(state) !== undefined || moments++ % EVERY > 0) continue;
          const found = surprise(game, state, random);
          squares += found.squares;
          freedom += found.freedom;
        }
      });
      // Pearson's test: the sum has the mean `freedom` and twice that for its variance.
      assert(squares < freedom + 5 * Math.sqrt(2 * freedom), `${squares} for ${freedom}`);
    },
  },
];

/** How far the moves that are drawn stray from an equal share; one that is not legal throws. */
function surprise<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  random: ReturnType<typeof dice>,
): { readonly squares: number; readonly freedom: number } {
  const playground = game.simulation.playground();
  playground.load(state);
  const moves = Array.from({ length: playground.count() }, (_, index) => playground.move(index));
  // Moves are told apart by where they lead; those that lead to the same place share it.
  const partsAt = new Map<string, string[]>();
  const shares = new Map<string, number>();
  for (const [kind, ofKind] of Map.groupBy(moves, (move) => move.kind)) {
    for (const [index, move] of ofKind.entries()) {
      const step = game.applyMove(state, playground.seat(), move);
      assert(step.ok, "a legal move is accepted");
      const part = `${kind} ${Math.floor((index * PARTS) / ofKind.length)}`;
      const place = snapshotText(game, step.value.state);
      partsAt.set(place, [...(partsAt.get(place) ?? []), part]);
      shares.set(part, (shares.get(part) ?? 0) + 1 / moves.length);
    }
  }
  const drawn = new Map<string, number>();
  for (let n = 0; n < DRAWS; n++) {
    playground.load(state);
    const told: T["move"][] = [];
    const seat = playground.seat();
    playground.playAny(random, (move) => told.push(move));
    const place = snapshotText(game, playground.state());
    const step = told[0] === undefined ? undefined : game.applyMove(state, seat, told[0]);
    assert(step?.ok === true && told.length === 1, "the move that is played is told");
    assert.equal(snapshotText(game, step.value.state), place, "the move told is the one played");
    const parts = partsAt.get(place);
    if (parts === undefined) return assert.fail("a move that is not legal was played");
    for (const part of parts) drawn.set(part, (drawn.get(part) ?? 0) + 1 / parts.length);
  }
  const squares = [...shares].reduce(
    (sum, [part, share]) => sum + ((drawn.get(part) ?? 0) - share * DRAWS) ** 2 / (share * DRAWS),
    0,
  );
  return { squares, freedom: shares.size - 1 };
}
