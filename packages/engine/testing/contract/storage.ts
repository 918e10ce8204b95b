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
  accepted,
  assertPlain,
  first,
  forGames,
  momentsOf,
  movesText,
  playsOf,
  same,
  snapshotText,
  text,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** What the contract says about snapshots, positions and records. */
export const storageClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "a snapshot is plain JSON and brings back the state, at every move",
    check() {
      forGames(game, settings, (beginning) => {
        for (const state of momentsOf(game, beginning)) {
          assertPlain(game.snapshot(state), "snapshot");
          const written = snapshotText(game, state);
          const back = accepted(game.restore(JSON.parse(written)), "restore");
          same(snapshotText(game, back), written, "snapshot");
          same(
            everythingAbout(game, back, beginning.players),
            everythingAbout(game, state, beginning.players),
            "state",
          );
        }
      });
    },
  },
  {
    name: "a restored game goes on as the one it was taken from",
    check() {
      forGames(game, settings, (beginning) => {
        let back = first(game, beginning);
        for (const { actor, move, after, events } of playsOf(game, beginning)) {
          back = accepted(game.restore(JSON.parse(snapshotText(game, back))), "restore");
          const step = game.applyMove(back, actor, move);
          assert(step.ok, `accepted: ${text(move)}`);
          back = step.value.state;
          same(text(step.value.events), text(events), "events");
          same(snapshotText(game, back), snapshotText(game, after), "state");
        }
      });
    },
  },
  {
    name: "a position, where one stands, is plain JSON and brings back the table",
    check() {
      let positions = 0;
      forGames(game, settings, (beginning) => {
        const { players, seed } = beginning;
        for (const state of momentsOf(game, beginning)) {
          const position = game.position(state);
          if (position === undefined) continue;
          positions++;
          assertPlain(position, "position");
          const back = accepted(
            game.fromPosition(JSON.parse(text(position)), seed),
            "fromPosition",
          );
          same(text(game.position(back)), text(position), "position");
          same(text(game.toAct(back)), text(game.toAct(state)), "who is to act");
          same(text(game.result(back)), text(game.result(state)), "result");
          same(movesText(game, back, players), movesText(game, state, players), "legal moves");
        }
      });
      assert(positions > 0, "some positions stand");
    },
  },
  {
    name: "a record replays to the same state",
    check() {
      forGames(game, settings, (beginning) => {
        const { seed, players, options } = beginning;
        const moves: [Actor, T["move"]][] = [];
        let end = first(game, beginning);
        for (const { actor, move, after } of playsOf(game, beginning)) {
          moves.push([actor, move]);
          end = after;
        }
        const record = recordOf(game, seed, players, options, moves, end);
        assertPlain(record, "record");
        const read = accepted(parseRecord(game, JSON.parse(text(record))), "parseRecord");
        const { state, steps } = accepted(replay(game, read), "replay");
        assert.strictEqual(steps.length, moves.length);
        same(snapshotText(game, state), snapshotText(game, end), "state");
      });
    },
  },
  {
    name: "whatever is read, the answer is a value or a fault with its place, never a throw",
    check() {
      forGames(game, settings, (beginning) => {
        const random = dice(beginning.seed);
        const { seed, players, options } = beginning;
        const moves: [Actor, T["move"]][] = [];
        for (const { before, actor, move } of playsOf(game, beginning)) {
          moves.push([actor, move]);
          const record = recordOf(game, seed, players, options, moves.slice(-3), before);
          const pool = Object.values(move);
          const change = (value: unknown) => mutateJson(value, random, pool);
          assertAnswer(game.restore(change(game.snapshot(before))));
          assertAnswer(game.fromPosition(change(game.position(before) ?? {}), seed));
          assertAnswer(game.parseOptions(change(options)));
          assertAnswer(game.parseMove(change(move)));
          assertAnswer(parseRecord(game, change(record)));
        }
      });
    },
  },
];

/** All that one can ask about a state. */
const everythingAbout = <T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  players: number,
): string =>
  text([
    game.toAct(state),
    game.result(state) ?? null,
    game.position(state) ?? null,
    game.timer(state) ?? null,
    game.scenario.describe(state),
    [...game.toAct(state), "spectator" as const].map((observer) => game.view(state, observer)),
  ]) + movesText(game, state, players);

function assertAnswer(answer: Result<unknown, Fault>): void {
  if (answer.ok) return;
  assert(Array.isArray(answer.error.path), "a place");
  assert(answer.error.reason !== "", "a reason");
}
