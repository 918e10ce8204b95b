import {
  dice,
  ok,
  replayerOf,
  type Actor,
  type Dice,
  type Game,
  type GameTypes,
} from "@sofala/engine";
import { assert } from "vitest";
import { mutateJson } from "../mutate.ts";
import { picksFrom, playOutByKind, randomGame } from "../random-play.ts";
import {
  DEFAULT_MAX_MOVES,
  assertParses,
  initialStateOf,
  forEachRandomGame,
  deepFrozen,
  statesOf,
  legalMovesText,
  observersOf,
  randomMovesOf,
  assertSameText,
  seatsOf,
  snapshotText,
  jsonText,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** The number of refusals to try in each state. */
const REFUSAL_TRIES = 6;
/** After one in this many moves a new replayer goes on. */
const RENEW_EVERY = 5;
/** One in this many legal moves is parsed from JSON. */
const PARSE_EVERY = 7;

/** The contract about moves. */
export const playClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "the same seed, options and moves give the same game",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        const { seed, players, options } = gameSetup;
        let again = game.setup(seed, players, options);
        assertSameText(
          snapshotText(game, again),
          snapshotText(game, initialStateOf(game, gameSetup)),
          "setup",
        );
        for (const { actor, move, after, events } of randomMovesOf(game, gameSetup)) {
          const step = game.applyMove(again, actor, move);
          assert(step.ok, "the move was accepted before");
          again = step.value.state;
          assertSameText(snapshotText(game, again), snapshotText(game, after), "state");
          assertSameText(jsonText(step.value.events), jsonText(events), "events");
        }
      });
    },
  },
  {
    name: "a replayer plays and refuses the same moves, and its copies stay as they are",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        const start = initialStateOf(game, gameSetup);
        const written = snapshotText(game, start);
        const random = dice(gameSetup.seed);
        let replayer = replayerOf(game, start);
        for (const { before, actor, move, after } of randomMovesOf(game, gameSetup)) {
          const copy = replayer.copy();
          const other = random.below(gameSetup.players);
          const refused = game.applyMove(before, other, move);
          if (!refused.ok) assert.deepEqual(replayer.play(other, move), refused);
          const step = game.applyMove(before, actor, move);
          assert.deepEqual(replayer.play(actor, move), step.ok ? ok(step.value.reveals) : step);
          assertSameText(snapshotText(game, replayer.state), snapshotText(game, after), "state");
          assertSameText(snapshotText(game, copy), snapshotText(game, before), "copy");
          if (random.below(RENEW_EVERY) === 0) replayer = replayerOf(game, replayer.copy());
        }
        assertSameText(snapshotText(game, start), written, "start");
      });
    },
  },
  {
    name: "somebody is to act until there is a result",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        for (const state of statesOf(game, gameSetup)) {
          const seats = game.toAct(state);
          const isOver = game.result(state) !== undefined;
          assert.strictEqual(seats.length === 0, isOver, "nobody acts exactly when it is over");
          assert.strictEqual(new Set(seats).size, seats.length, "each seat once");
          for (const seat of seatsOf(gameSetup.players)) {
            const [any] = game.legalMoves(state, seat);
            // A seat that need not decide may still have moves, such as to stop being ready.
            if (isOver) assert(any === undefined, `seat ${seat} moves after the end`);
            else assert(any !== undefined || !seats.includes(seat), `seat ${seat} is stuck`);
          }
        }
      });
    },
  },
  {
    name: "games end, and rank every seat once",
    check() {
      const { rounds = 3, maxMoves = DEFAULT_MAX_MOVES } = settings;
      forEachRandomGame(game, settings, ({ seed, players, options, extraActors }) => {
        const limited = game.simulation.limitRounds(options, rounds);
        const start = game.setup(seed, players, limited);
        const plays = playOutByKind(game, start, picksFrom(seed), extraActors);
        let end = plays.next();
        for (let moves = 0; end.done !== true; moves++, end = plays.next()) {
          assert(moves < maxMoves, "the game ends");
        }
        const inPlace = randomGame(game, seed, players, limited, maxMoves);
        for (const state of [end.value, inPlace.state]) {
          const ranked = (game.result(state) ?? []).flat();
          assert.deepStrictEqual(
            ranked.toSorted((a, b) => a - b),
            [...seatsOf(players)],
          );
        }
      });
    },
  },
  {
    name: "legal moves are listed once, in a fixed order, can be parsed, and are accepted",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        let moment = 0;
        for (const state of statesOf(game, gameSetup)) {
          moment++;
          for (const seat of seatsOf(gameSetup.players)) {
            const moves = [...game.legalMoves(state, seat)];
            const texts = moves.map(jsonText);
            assert.strictEqual(new Set(texts).size, texts.length, "a move is listed twice");
            assertSameText(jsonText([...game.legalMoves(state, seat)]), jsonText(moves), "order");
            for (const [index, move] of moves.entries()) {
              // Parsing is slow, so parse only some of the moves.
              if ((index + moment) % PARSE_EVERY === 0) assertParses(game, move);
              const step = game.applyMove(state, seat, move);
              if (!step.ok) assert.fail(`refused: ${seat} ${jsonText(move)} ${step.error.code}`);
            }
          }
        }
      });
    },
  },
  {
    name: "a refusal has a code and changes nothing",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        const random = dice(gameSetup.seed);
        const seen: T["move"][] = [];
        for (const { before, actor, move } of randomMovesOf(game, gameSetup)) {
          const unchanged = snapshotText(game, before);
          for (let n = 0; n < REFUSAL_TRIES; n++) {
            const other = randomActor(random, gameSetup.players);
            const attempt = randomMove(game, random, [...seen, move]);
            const step = game.applyMove(before, other, deepFrozen(attempt));
            if (!step.ok) assert(step.error.code !== "", "a code");
            else assert(canAct(game, before, other), `${other} is not to act`);
            assertSameText(
              snapshotText(game, before),
              unchanged,
              `tried ${other} ${jsonText(attempt)}`,
            );
          }
          assert(
            !game.applyMove(before, gameSetup.players, move).ok,
            "a move of a seat that does not exist",
          );
          assert(game.applyMove(before, actor, move).ok, "still accepted");
          seen.push(move);
        }
      });
    },
  },
  {
    name: "no function changes a state or a move",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        for (const { before, actor, move } of randomMovesOf(game, deepFrozen(gameSetup))) {
          const unchanged = snapshotText(game, deepFrozen(before));
          const moves = legalMovesText(game, before, gameSetup.players);
          for (const observer of observersOf(gameSetup.players)) game.view(before, observer);
          game.position(before);
          game.result(before);
          game.timer(before);
          game.scenario.describe(before);
          assert(game.applyMove(before, actor, deepFrozen(move)).ok, "accepted");
          assertSameText(snapshotText(game, before), unchanged, "the state");
          assertSameText(legalMovesText(game, before, gameSetup.players), moves, "the moves");
        }
      });
    },
  },
  {
    name: "the playground plays the same game",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        const playground = game.simulation.playground();
        const other = game.simulation.playground();
        playground.load(initialStateOf(game, gameSetup));
        for (const pick of gameSetup.picks) {
          const state = playground.state();
          const seat = playground.seat();
          const [acts] = game.toAct(state);
          assert.strictEqual(seat === -1, acts === undefined, "over");
          if (seat === -1) break;
          assert(game.toAct(state).includes(seat), "a seat that is to act");
          const moves = [...game.legalMoves(state, seat)];
          assert.strictEqual(playground.count(), moves.length, "count");
          for (const [index, move] of moves.entries()) {
            assertSameText(jsonText(playground.move(index)), jsonText(move), `move ${index}`);
          }
          const index = indexByKind(moves, pick);
          const step = game.applyMove(state, seat, moves[index] as T["move"]);
          assert(step.ok, "accepted");
          // A playground must reach the same state, whether or not it listed the moves before.
          other.load(state);
          other.play(index);
          playground.play(index);
          const expected = snapshotText(game, step.value.state);
          assertSameText(snapshotText(game, playground.state()), expected, "state");
          assertSameText(snapshotText(game, other.state()), expected, "state of a new playground");
        }
      });
    },
  },
];

/** The actors that may move: seats to act, other seats with moves, and the clock in a timed part. */
function canAct<T extends GameTypes>(game: Game<T>, state: T["state"], actor: Actor): boolean {
  if (actor === "clock") return game.timer(state) !== undefined;
  const [any] = game.legalMoves(state, actor);
  return any !== undefined;
}

const randomActor = (random: Dice, players: number): Actor => {
  const actor = random.below(players + 1);
  return actor === players ? "clock" : actor;
};

/** A move of another state, or a slightly changed one that still parses. */
function randomMove<T extends GameTypes>(
  game: Game<T>,
  random: Dice,
  moves: readonly T["move"][],
): T["move"] {
  const move = moves[random.below(moves.length)] as T["move"];
  const pool = moves.slice(-20).flatMap((other) => Object.values(other));
  const changed = game.parseMove(mutateJson(move, random, pool));
  return changed.ok ? changed.value : move;
}

function indexByKind(moves: readonly { readonly kind: string }[], pick: number): number {
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const kind = kinds[pick % kinds.length];
  const ofKind = [...moves.keys()].filter((index) => moves[index]?.kind === kind);
  return ofKind[Math.floor(pick / kinds.length) % ofKind.length] ?? 0;
}
