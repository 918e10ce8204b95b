import {
  activeMoves,
  dice,
  RecentStates,
  Timeline,
  type Dice,
  type Game,
  type GameTypes,
  type Seat,
  type UndoEntry,
} from "@sofala/engine";
import { assert } from "vitest";
import { playOutByKind } from "../random-play.ts";
import {
  assertSameText,
  forEachRandomGame,
  initialStateOf,
  jsonText,
  seatsOf,
  snapshotText,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** The maximum number of moves between two undos. */
const MAX_MOVES_BETWEEN = 12;
/** One in this many undos takes back the moves of all seats. */
const EVERYBODY_EVERY = 8;

/** The contract about undo. */
export const timelineClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "undos lead to the state of the moves that stay active, however it is reached",
    check() {
      forEachRandomGame(game, settings, (gameSetup) => {
        const random = dice(gameSetup.seed);
        const start = initialStateOf(game, gameSetup);
        const all = new Timeline(game, start);
        const recent = new Timeline(game, start, new RecentStates());
        for (let from = 0; from < gameSetup.picks.length;) {
          const to = from + 1 + random.below(MAX_MOVES_BETWEEN);
          const picks = gameSetup.picks.slice(from, to);
          from = to;
          for (const { actor, move } of playOutByKind(
            game,
            all.state,
            picks,
            gameSetup.extraActors,
          )) {
            all.replay({ kind: "move", actor, move });
            recent.replay({ kind: "move", actor, move });
          }
          const seats = seatsOf(gameSetup.players);
          const isOfSeat = random.below(EVERYBODY_EVERY) > 0;
          const undo = isOfSeat ? randomUndo(all, seats, random) : undoOfAll(all, random);
          if (undo === undefined) continue;
          const closed = closedMoves(all);
          all.replay(undo);
          recent.replay(undo);
          assertSameText(snapshotText(game, recent.state), snapshotText(game, all.state), "state");
          if (isOfSeat) assertSameText(closedMoves(all), closed, "closed parts");
        }
        assertReplays(all);
        const loaded = new Timeline(game, start, new RecentStates());
        Array.from(loaded.replayInSteps(all.log));
        const undo = undoOfAll(all, random);
        for (const timeline of [recent, loaded]) {
          assertSameText(timelineText(timeline), timelineText(all), "timeline");
          timeline.compact();
          timeline.replay(undo);
        }
        all.replay(undo);
        for (const timeline of [recent, loaded])
          assertSameText(timelineText(timeline), timelineText(all), "timeline after an undo");
      });
    },
  },
];

const undoOfAll = <T extends GameTypes>({ log }: Timeline<T>, random: Dice): UndoEntry => ({
  kind: "undo",
  to: random.below(log.length + 1),
});

/** A legal undo of a seat's last move, or of several. */
function randomUndo<T extends GameTypes>(
  timeline: Timeline<T>,
  seats: readonly Seat[],
  random: Dice,
): UndoEntry | undefined {
  const first = random.below(seats.length);
  const from = random.below(2) === 0 ? undefined : random.below(timeline.log.length + 1);
  return [...seats.slice(first), ...seats.slice(0, first)]
    .filter((seat) => timeline.tryUndoFor(seat, from) !== undefined)
    .map((seat) => timeline.undoFor(seat, from))[0];
}

/** Everything that can be asked about a timeline. */
const timelineText = <T extends GameTypes>(timeline: Timeline<T>): string =>
  jsonText([
    timeline.game.snapshot(timeline.state),
    timeline.log,
    timeline.activeMoves.map(({ seq, actor, move, reveals }) => [seq, actor, move, reveals]),
    timeline.eventsFrom(0),
    timeline.roundStart,
    timeline.toAct.map((seat) => timeline.turnStart(seat)),
  ]);

/** The entries whose moves closed a turn or revealed something. */
const closedMoves = <T extends GameTypes>(timeline: Timeline<T>): string =>
  jsonText(timeline.activeMoves.flatMap(({ seq, reveals }) => (reveals ? [seq] : [])));

/** The log leads to the same state when it is loaded, and so do its active moves alone. */
function assertReplays<T extends GameTypes>({
  game,
  initialState,
  log,
  state,
  activeMoves: moves,
}: Timeline<T>): void {
  const loaded = Timeline.fromLog(game, initialState, log);
  if (!loaded.ok) return assert.fail(`refused: ${loaded.error.index} ${loaded.error.refusal.code}`);
  const flags = (timeline: Pick<Timeline<T>, "activeMoves">) =>
    jsonText(timeline.activeMoves.map(({ seq, reveals }) => [seq, reveals]));
  assertSameText(flags(loaded.value), flags({ activeMoves: moves }), "active moves");
  assertSameText(snapshotText(game, loaded.value.state), snapshotText(game, state), "state");
  let again = initialState;
  for (const [actor, move] of activeMoves(log)) {
    const step = game.applyMove(again, actor, move);
    assert(step.ok, `accepted: ${jsonText(move)}`);
    again = step.value.state;
  }
  assertSameText(snapshotText(game, again), snapshotText(game, state), "state");
}
