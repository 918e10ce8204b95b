import { dice, type Game, type GameTypes } from "@sofala/engine";
import { assert } from "vitest";
import { playOutByKind, timeUpMove } from "../random-play.ts";
import {
  DEFAULT_MAX_MOVES,
  unwrap,
  forEachRandomGame,
  statesOf,
  seatsOf,
  snapshotText,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** The contract about the clock. */
export const clockClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "the clock ends timed parts, and no seat can",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        for (const state of statesOf(game, gameSetup)) {
          const timer = game.timer(state);
          if (timer === undefined) assertNotTimed(game, state);
          else {
            assert(timer.seconds >= 0, "the time is not negative");
            assert(game.result(state) === undefined, "nothing is timed after the end");
            assertTimed(game, state, gameSetup.players);
          }
          for (const seat of game.toAct(state)) {
            const [move] = game.legalMoves(state, seat);
            if (move === undefined) continue;
            assert(!game.applyMove(state, "clock", move).ok, "the clock makes a seat's move");
          }
        }
      });
    },
  },
  {
    name: "a game that is left to the clock ends",
    check() {
      const { rounds = 3, maxMoves = DEFAULT_MAX_MOVES } = settings;
      forEachRandomGame(game, settings, ({ seed, players, options }) => {
        const random = dice(seed);
        let state = game.setup(seed, players, game.simulation.limitRounds(options, rounds));
        for (let moves = 0; game.result(state) === undefined; moves++) {
          assert(moves < maxMoves, "the game ends");
          state = playOne(game, state, random.below(2 ** 31));
        }
      });
    },
  },
];

/** Asserts that the clock's move is refused, or is not a move of the game at all. */
function assertNotTimed<T extends GameTypes>(game: Game<T>, state: T["state"]): void {
  const read = game.parseMove({ kind: "time-up" });
  if (read.ok) assert(!game.applyMove(state, "clock", read.value).ok, "nothing is timed");
}

/** Asserts that the clock's move is accepted, with and without the part's name, unless it names another part. */
function assertTimed<T extends GameTypes>(game: Game<T>, state: T["state"], players: number): void {
  for (const isNamed of [true, false]) {
    const move = unwrap(game.parseMove(timeUpMove(game, state, isNamed)), "time-up");
    const step = game.applyMove(state, "clock", move);
    if (!step.ok) return assert.fail(`a time-up is refused: ${step.error.code}`);
    const isSame = snapshotText(game, step.value.state) === snapshotText(game, state);
    assert(!isSame, "a time-up must change the state");
    for (const seat of seatsOf(players)) {
      assert(!game.applyMove(state, seat, move).ok, `seat ${seat} sends a time-up`);
    }
  }
  const late = game.parseMove({ kind: "time-up", part: `not ${game.timer(state)?.part}` });
  if (late.ok) assert(!game.applyMove(state, "clock", late.value).ok, "another part is running");
}

/** Plays the clock's move in a timed part, else any move. */
function playOne<T extends GameTypes>(game: Game<T>, state: T["state"], pick: number): T["state"] {
  if (game.timer(state) === undefined) {
    const [play] = playOutByKind(game, state, [pick]);
    return play?.after ?? assert.fail("nobody is to act");
  }
  const step = game.applyMove(state, "clock", timeUpMove(game, state, true));
  return step.ok ? step.value.state : assert.fail(`a time-up is refused: ${step.error.code}`);
}
