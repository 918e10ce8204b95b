import { computed, signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { latest } from "../../local/moments.ts";
import type { Table, TableError } from "../../local/table.ts";
import { LEARNER, type CourseTypes } from "./lesson.ts";
import type { TutorialModel } from "./tutorial-model.ts";

/** A tutorial as the table of a game without hidden information. */
export function openInfoTable<C extends CourseTypes>(tutorial: TutorialModel<C>): Table<C["game"]> {
  const { moments, undoTo } = tutorial;
  const currentMoment = computed(() => latest(moments.value));
  return {
    id: "tutorial",
    game: tutorial.state.peek().course.game,
    players: tutorial.players,
    me: signal<Seat | undefined>(LEARNER),
    moments,
    currentMoment,
    thinkingSeat: computed(() =>
      tutorial.isReplying.value ? currentMoment.value.toAct[0] : undefined,
    ),
    error: signal<TableError | undefined>(undefined),
    play(move) {
      const outcome = tutorial.play(move);
      return outcome?.kind === "refused" ? outcome.refusal : undefined;
    },
    undoTo,
    undo: (to) => tutorial.undo(to),
    retry: () => undefined,
    close: () => tutorial.close(),
  };
}
