import {
  dice,
  parseRecord,
  replay,
  type Actor,
  type Fault,
  type Game,
  type GameTypes,
  type Result,
} from "@sofala/engine";
import { assert } from "vitest";
import { mutateJson } from "../mutate.ts";
import { recordOf } from "../random-play.ts";
import {
  unwrap,
  assertPlainJson,
  initialStateOf,
  forEachRandomGame,
  statesOf,
  legalMovesText,
  randomMovesOf,
  assertSameText,
  snapshotText,
  jsonText,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** The contract about snapshots, positions and records. */
export const storageClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "a snapshot is plain JSON and restores the state, after every move",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        for (const state of statesOf(game, gameSetup)) {
          assertPlainJson(game.snapshot(state), "snapshot");
          const written = snapshotText(game, state);
          const back = unwrap(game.restore(JSON.parse(written)), "restore");
          assertSameText(snapshotText(game, back), written, "snapshot");
          assertSameText(
            describeState(game, back, gameSetup.players),
            describeState(game, state, gameSetup.players),
            "state",
          );
        }
      });
    },
  },
  {
    name: "a restored game continues like the original",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        let back = initialStateOf(game, gameSetup);
        for (const { actor, move, after, events } of randomMovesOf(game, gameSetup)) {
          back = unwrap(game.restore(JSON.parse(snapshotText(game, back))), "restore");
          const step = game.applyMove(back, actor, move);
          assert(step.ok, `accepted: ${jsonText(move)}`);
          back = step.value.state;
          assertSameText(jsonText(step.value.events), jsonText(events), "events");
          assertSameText(snapshotText(game, back), snapshotText(game, after), "state");
        }
      });
    },
  },
  {
    name: "a position, where there is one, is plain JSON and restores the state",
    check() {
      let positions = 0;
      forEachRandomGame(game, settings, (gameSetup) => {
        const { players, seed } = gameSetup;
        for (const state of statesOf(game, gameSetup)) {
          const position = game.position(state);
          if (position === undefined) continue;
          positions++;
          assertPlainJson(position, "position");
          const back = unwrap(
            game.fromPosition(JSON.parse(jsonText(position)), seed),
            "fromPosition",
          );
          assertSameText(jsonText(game.position(back)), jsonText(position), "position");
          assertSameText(jsonText(game.toAct(back)), jsonText(game.toAct(state)), "who is to act");
          assertSameText(jsonText(game.result(back)), jsonText(game.result(state)), "result");
          assertSameText(
            legalMovesText(game, back, players),
            legalMovesText(game, state, players),
            "legal moves",
          );
        }
      });
      assert(positions > 0, "some states have a position");
    },
  },
  {
    name: "a record replays to the same state",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        const { seed, players, options } = gameSetup;
        const moves: [Actor, T["move"]][] = [];
        let end = initialStateOf(game, gameSetup);
        for (const { actor, move, after } of randomMovesOf(game, gameSetup)) {
          moves.push([actor, move]);
          end = after;
        }
        const record = recordOf(game, seed, players, options, moves, end);
        assertPlainJson(record, "record");
        const read = unwrap(parseRecord(game, JSON.parse(jsonText(record))), "parseRecord");
        const { state, steps } = unwrap(replay(game, read), "replay");
        assert.strictEqual(steps.length, moves.length);
        assertSameText(snapshotText(game, state), snapshotText(game, end), "state");
      });
    },
  },
  {
    name: "whatever is parsed, the result is a value or a fault with a path, never an exception",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        const random = dice(gameSetup.seed);
        const { seed, players, options } = gameSetup;
        const moves: [Actor, T["move"]][] = [];
        for (const { before, actor, move } of randomMovesOf(game, gameSetup)) {
          moves.push([actor, move]);
          const record = recordOf(game, seed, players, options, moves.slice(-3), before);
          const pool = Object.values(move);
          const change = (value: unknown) => mutateJson(value, random, pool);
          assertResult(game.restore(change(game.snapshot(before))));
          assertResult(game.fromPosition(change(game.position(before) ?? {}), seed));
          assertResult(game.parseOptions(change(options)));
          assertResult(game.parseMove(change(move)));
          assertResult(parseRecord(game, change(record)));
        }
      });
    },
  },
];

/** Everything that can be asked about a state. */
const describeState = <T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  players: number,
): string =>
  jsonText([
    game.toAct(state),
    game.result(state) ?? null,
    game.position(state) ?? null,
    game.timer(state) ?? null,
    game.scenario.describe(state),
    [...game.toAct(state), "spectator" as const].map((observer) => game.view(state, observer)),
  ]) + legalMovesText(game, state, players);

function assertResult(answer: Result<unknown, Fault>): void {
  if (answer.ok) return;
  assert(Array.isArray(answer.error.path), "a path");
  assert(answer.error.reason !== "", "a reason");
}
