import { dice, type Actor, type Dice, type Game, type GameTypes } from "@sofala/engine";
import { assert } from "vitest";
import { mutateJson } from "../mutate.ts";
import { picksFrom, playByKind, randomGame } from "../random-play.ts";
import {
  MOST_MOVES,
  assertReads,
  first,
  forGames,
  frozen,
  momentsOf,
  movesText,
  observersOf,
  playsOf,
  same,
  seatsOf,
  snapshotText,
  text,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** Refusals tried per moment. */
const TRIES = 6;
/** One legal move in so many is read from JSON. */
const READS = 7;

/** What the contract says about playing. */
export const playClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "the same seed, options and moves give the same game",
    check() {
      forGames(game, settings, (beginning) => {
        const { seed, players, options } = beginning;
        let again = game.setup(seed, players, options);
        same(snapshotText(game, again), snapshotText(game, first(game, beginning)), "setup");
        for (const { actor, move, after, events } of playsOf(game, beginning)) {
          const step = game.applyMove(again, actor, move);
          assert(step.ok, "the move was accepted before");
          again = step.value.state;
          same(snapshotText(game, again), snapshotText(game, after), "state");
          same(text(step.value.events), text(events), "events");
        }
      });
    },
  },
  {
    name: "somebody is to act until there is a result",
    check() {
      forGames(game, settings, (beginning) => {
        for (const state of momentsOf(game, beginning)) {
          const seats = game.toAct(state);
          const isOver = game.result(state) !== undefined;
          assert.strictEqual(seats.length === 0, isOver, "nobody acts exactly when it is over");
          assert.strictEqual(new Set(seats).size, seats.length, "each seat once");
          for (const seat of seatsOf(beginning.players)) {
            const [any] = game.legalMoves(state, seat);
            // A seat that owes nothing may still have moves: to be ready no longer, say.
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
      const { rounds = 3, mostMoves = MOST_MOVES } = settings;
      forGames(game, settings, ({ seed, players, options, others }) => {
        const limited = game.simulation.limitRounds(options, rounds);
        const start = game.setup(seed, players, limited);
        const plays = playByKind(game, start, picksFrom(seed), others);
        let end = plays.next();
        for (let moves = 0; end.done !== true; moves++, end = plays.next()) {
          assert(moves < mostMoves, "the game ends");
        }
        const inPlace = randomGame(game, seed, players, limited, mostMoves);
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
    name: "legal moves are listed once, in a fixed order, read as written, and are accepted",
    check() {
      forGames(game, settings, (beginning) => {
        let moment = 0;
        for (const state of momentsOf(game, beginning)) {
          moment++;
          for (const seat of seatsOf(beginning.players)) {
            const moves = [...game.legalMoves(state, seat)];
            const texts = moves.map(text);
            assert.strictEqual(new Set(texts).size, texts.length, "a move is listed twice");
            same(text([...game.legalMoves(state, seat)]), text(moves), "order");
            for (const [index, move] of moves.entries()) {
              // Reading takes longest: a part of the moves each time.
              if ((index + moment) % READS === 0) assertReads(game, move);
              const step = game.applyMove(state, seat, move);
              if (!step.ok) assert.fail(`refused: ${seat} ${text(move)} ${step.error.code}`);
            }
          }
        }
      });
    },
  },
  {
    name: "a refusal has a code and changes nothing",
    check() {
      forGames(game, settings, (beginning) => {
        const random = dice(beginning.seed);
        const seen: T["move"][] = [];
        for (const { before, actor, move } of playsOf(game, beginning)) {
          const as = snapshotText(game, before);
          for (let n = 0; n < TRIES; n++) {
            const other = anyActor(random, beginning.players);
            const attempt = anyMove(game, random, [...seen, move]);
            const step = game.applyMove(before, other, frozen(attempt));
            if (!step.ok) assert(step.error.code !== "", "a code");
            else assert(mayAct(game, before, other), `${other} is not to act`);
            same(snapshotText(game, before), as, `tried ${other} ${text(attempt)}`);
          }
          assert(!game.applyMove(before, beginning.players, move).ok, "nobody sits there");
          assert(game.applyMove(before, actor, move).ok, "still accepted");
          seen.push(move);
        }
      });
    },
  },
  {
    name: "nothing that is asked or played touches a state or a move",
    check() {
      forGames(game, settings, (beginning) => {
        for (const { before, actor, move } of playsOf(game, frozen(beginning))) {
          const as = snapshotText(game, frozen(before));
          const moves = movesText(game, before, beginning.players);
          for (const observer of observersOf(beginning.players)) game.view(before, observer);
          game.position(before);
          game.result(before);
          game.timer(before);
          game.scenario.describe(before);
          assert(game.applyMove(before, actor, frozen(move)).ok, "accepted");
          same(snapshotText(game, before), as, "the state");
          same(movesText(game, before, beginning.players), moves, "the moves");
        }
      });
    },
  },
  {
    name: "the playground plays the same game",
    check() {
      forGames(game, settings, (beginning) => {
        const playground = game.simulation.playground();
        const other = game.simulation.playground();
        playground.load(first(game, beginning));
        for (const pick of beginning.choices) {
          const state = playground.state();
          const seat = playground.seat();
          const [acts] = game.toAct(state);
          assert.strictEqual(seat === -1, acts === undefined, "over");
          if (seat === -1) break;
          assert(game.toAct(state).includes(seat), "a seat that is to act");
          const moves = [...game.legalMoves(state, seat)];
          assert.strictEqual(playground.count(), moves.length, "count");
          for (const [index, move] of moves.entries()) {
            same(text(playground.move(index)), text(move), `move ${index}`);
          }
          const index = indexByKind(moves, pick);
          const step = game.applyMove(state, seat, moves[index] as T["move"]);
          assert(step.ok, "accepted");
          // One that has looked around and one that has not end up in the same place.
          other.load(state);
          other.play(index);
          playground.play(index);
          const expected = snapshotText(game, step.value.state);
          same(snapshotText(game, playground.state()), expected, "state");
          same(snapshotText(game, other.state()), expected, "state of a new playground");
        }
      });
    },
  },
];

/** Some seats owe a decision, others may make one, and the clock ends what is timed. */
function mayAct<T extends GameTypes>(game: Game<T>, state: T["state"], actor: Actor): boolean {
  if (actor === "clock") return game.timer(state) !== undefined;
  const [any] = game.legalMoves(state, actor);
  return any !== undefined;
}

const anyActor = (random: Dice, players: number): Actor => {
  const actor = random.below(players + 1);
  return actor === players ? "clock" : actor;
};

/** A move of another moment, or one changed a little that can still be read. */
function anyMove<T extends GameTypes>(
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
