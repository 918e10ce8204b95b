import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { GameTypes, Observer, Seat } from "@sofala/engine";
import type { HiddenInfoTable, ObservedMove } from "../../local/hidden-info-table.ts";
import { latest, type FullMoment } from "../../local/moments.ts";
import { LEARNER, type CourseTypes } from "./lesson.ts";
import type { TutorialModel } from "./tutorial-model.ts";

/** A table whose last move can be undone. */
interface UndoableTable<T extends GameTypes> extends HiddenInfoTable<T> {
  readonly undoTo: ReadonlySignal<number | undefined>;
  undo(): void;
}

/** A tutorial as the table of a game with hidden information, as the learner sees it. There is no clock. */
export function hiddenInfoTable<C extends CourseTypes>(
  tutorial: TutorialModel<C>,
): UndoableTable<C["game"]> {
  const { moments, undoTo } = tutorial;
  // Cached, so that log lines of earlier moments stay identical.
  const observedMoves = new WeakMap<FullMoment<C["game"]>, ObservedMove<C["game"]>>();
  const observedMoveAt = (moment: FullMoment<C["game"]>): ObservedMove<C["game"]> | undefined => {
    const observedMove = observedMoves.get(moment) ?? moment.observedMoveFor(LEARNER);
    if (observedMove !== undefined) observedMoves.set(moment, observedMove);
    return observedMove;
  };
  return {
    id: "tutorial",
    game: tutorial.state.peek().course.game,
    players: tutorial.players,
    me: signal<Seat | undefined>(LEARNER),
    isRemote: false,
    observer: signal<Observer>(LEARNER),
    observerView: computed(() => {
      const moment = latest(moments.value);
      return { moveCount: moment.moveCount, view: moment.viewFor(LEARNER) };
    }),
    observedMoves: computed(() => moments.value.flatMap((moment) => observedMoveAt(moment) ?? [])),
    partClock: signal(undefined),
    async play(move) {
      const outcome = tutorial.play(move);
      if (outcome?.kind === "refused") return { refusal: outcome.refusal };
      return outcome?.kind === "accepted" ? undefined : NUDGE_FAILURE;
    },
    undoTo,
    undo: () => tutorial.undo(),
    close: () => tutorial.close(),
  };
}

/** The failure of a move that was not made; the guide says why, so the table should not. */
const NUDGE_FAILURE = { failure: { code: "offline" } } as const;

export const isNudgeFailure = (failure: unknown): boolean => failure === NUDGE_FAILURE;
