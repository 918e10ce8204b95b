import {
  dice,
  type Actor,
  type Dice,
  type Game,
  type GameTypes,
  type Playground,
} from "@sofala/engine";
import { assert } from "vitest";
import {
  assertParses,
  forEachRandomGame,
  statesOf,
  assertSameText,
  snapshotText,
  jsonText,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** One in this many states is checked. */
const SAMPLE_EVERY = 40;
/** The number of moves drawn in each checked state. */
const DRAWS = 400;
/** The number of parts of a kind of move that are counted separately. */
const BUCKETS_PER_KIND = 4;

/** The contract about random moves. */
export const randomMoveClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  game.simulation.hasCompleteLegalMoves
    ? uniformChoiceClause(game, settings)
    : customChoiceClause(game, settings),
  {
    name: "a random move of a seat is legal",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        const random = dice(gameSetup.seed);
        for (const state of statesOf(game, gameSetup)) {
          for (const seat of game.toAct(state)) {
            const move = game.simulation.anyMove(state, seat, random);
            const step = game.applyMove(state, seat, move);
            if (!step.ok) assert.fail(`refused: ${seat} ${jsonText(move)} ${step.error.code}`);
          }
        }
      });
    },
  },
];

const uniformChoiceClause = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): Clause => ({
  name: "the playground plays any legal move, each with the same probability",
  check() {
    let squares = 0;
    let freedom = 0;
    let moments = 0;
    forEachRandomGame(game, settings, (gameSetup) => {
      const random = dice(gameSetup.seed);
      for (const state of statesOf(game, gameSetup)) {
        if (game.result(state) !== undefined || moments++ % SAMPLE_EVERY > 0) continue;
        const found = chiSquareOf(game, state, random);
        squares += found.squares;
        freedom += found.freedom;
      }
    });
    // Pearson's chi-squared test: the sum has the mean `freedom` and the variance 2 * `freedom`.
    assert(squares < freedom + 5 * Math.sqrt(2 * freedom), `${squares} for ${freedom}`);
  },
});

const customChoiceClause = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): Clause => ({
  name: "the playground plays at random only legal moves, and reports them",
  check() {
    forEachRandomGame(game, settings, (gameSetup) => {
      const random = dice(gameSetup.seed);
      const playground = game.simulation.playground();
      for (const state of statesOf(game, gameSetup)) {
        if (game.result(state) !== undefined) continue;
        const [, move] = playRandomMove(game, state, playground, random);
        assertParses(game, move);
      }
    });
  },
});

/** Plays a random move of a state; throws if it is not the reported one, or not legal. */
function playRandomMove<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  playground: Playground<T>,
  random: Dice,
): readonly [actor: Actor, move: T["move"]] {
  const reported: [Actor, T["move"]][] = [];
  playground.load(state);
  playground.playAny(random, (actor, move) => reported.push([actor, move]));
  const [choice] = reported;
  if (choice === undefined || reported.length > 1) return assert.fail("expected one reported move");
  const step = game.applyMove(state, ...choice);
  if (!step.ok) return assert.fail(`refused: ${jsonText(choice)} ${step.error.code}`);
  assertSameText(
    snapshotText(game, playground.state()),
    snapshotText(game, step.value.state),
    "as reported",
  );
  return choice;
}

/** How far the drawn moves deviate from a uniform distribution; throws on an illegal move. */
function chiSquareOf<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  random: Dice,
): { readonly squares: number; readonly freedom: number } {
  const playground = game.simulation.playground();
  playground.load(state);
  const moves = Array.from({ length: playground.count() }, (_, index) => playground.move(index));
  // Moves are distinguished by the state they lead to.
  const partsAt = new Map<string, string[]>();
  const shares = new Map<string, number>();
  for (const [kind, ofKind] of Map.groupBy(moves, (move) => move.kind)) {
    for (const [index, move] of ofKind.entries()) {
      const step = game.applyMove(state, playground.seat(), move);
      assert(step.ok, "a legal move is accepted");
      const part = `${kind} ${Math.floor((index * BUCKETS_PER_KIND) / ofKind.length)}`;
      const place = snapshotText(game, step.value.state);
      partsAt.set(place, [...(partsAt.get(place) ?? []), part]);
      shares.set(part, (shares.get(part) ?? 0) + 1 / moves.length);
    }
  }
  const drawn = new Map<string, number>();
  for (let n = 0; n < DRAWS; n++) {
    playRandomMove(game, state, playground, random);
    const parts = partsAt.get(snapshotText(game, playground.state()));
    if (parts === undefined) return assert.fail("a move that is not legal was played");
    for (const part of parts) drawn.set(part, (drawn.get(part) ?? 0) + 1 / parts.length);
  }
  const squares = [...shares].reduce(
    (sum, [part, share]) => sum + ((drawn.get(part) ?? 0) - share * DRAWS) ** 2 / (share * DRAWS),
    0,
  );
  return { squares, freedom: shares.size - 1 };
}
