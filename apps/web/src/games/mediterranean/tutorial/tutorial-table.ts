import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Observer, Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type Move } from "@sofala/mediterranean";
import type { MediterraneanTutorialText } from "@sofala/text/mediterranean";
import { latest } from "../../../local/moments.ts";
import type {
  MoveFailure,
  PartClock,
  ObserverView,
  HiddenInfoTable,
  ObservedMove,
} from "../../../local/hidden-info-table.ts";
import type { Player } from "../../../store/stored-game.ts";
import { TutorialModel, type TutorialDeps } from "../../../table/tutorial/tutorial-model.ts";
import { LEARNER, type LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { progressOf, type TutorialProgress } from "./progress.ts";
import {
  goBack,
  goForward,
  hintMove,
  tryMove,
  openLesson,
  startTutorial,
  type Moment,
  type TutorialState,
} from "./tutorial.ts";

/** The failure of a move that got a nudge; the table does not show it. */
export const NUDGE_FAILURE: MoveFailure<Mediterranean> = { failure: { code: "offline" } };

/** The tutorial as a table: the learner plays as in any game, and the script replies. There is no clock. */
export class TutorialTable implements HiddenInfoTable<Mediterranean> {
  readonly id = "tutorial";
  readonly game = mediterranean;
  readonly players: readonly Player[];
  readonly isRemote = false;
  readonly observer = signal<Observer>(LEARNER);
  readonly me = signal<Seat | undefined>(LEARNER);
  readonly partClock = signal<PartClock | undefined>(undefined);
  readonly nudge;
  /** The progress; it changes only after all replies are shown. */
  readonly tutorial: ReadonlySignal<TutorialState>;
  /** Counts jumps (back, lessons, undo), after which drafts are invalid. */
  readonly jumpCount = signal(0);

  private readonly model: TutorialModel<TutorialState>;

  /** True while replies are still to be shown. */
  readonly isReplying = computed(() => this.model.hiddenReplies.value > 0);
  private readonly shownMoments = computed(() => {
    const { moments } = this.model.progress.value;
    return moments.slice(0, moments.length - this.model.hiddenReplies.value);
  });
  readonly observerView = computed((): ObserverView<Mediterranean> => {
    const moment = latest(this.shownMoments.value);
    return { moveCount: moment.moveCount, view: moment.viewFor(LEARNER) };
  });
  readonly observedMoves = computed(() =>
    this.shownMoments.value.flatMap((moment) => observedMoveAt(moment) ?? []),
  );
  /** The number of moves before the learner's last one, to which it can be undone. */
  readonly undoTo = computed(() => {
    const own = this.shownMoments.value.findLast(({ lastMove }) => lastMove?.actor === LEARNER);
    return own === undefined ? undefined : own.moveCount - 1;
  });

  constructor(
    text: MediterraneanTutorialText,
    start: TutorialState,
    { save, waitBetweenReplies }: TutorialDeps<TutorialProgress>,
  ) {
    this.players = text.players.map((name, seat) =>
      seat === LEARNER ? { kind: "person", name } : { kind: "bot", name, level: "novice" },
    );
    this.model = new TutorialModel(start, {
      save: (tutorial) => save(progressOf(tutorial)),
      waitBetweenReplies,
    });
    this.nudge = this.model.nudge;
    this.tutorial = this.model.shownProgress;
  }

  async play(move: Move): Promise<MoveFailure<Mediterranean> | undefined> {
    if (this.model.hiddenReplies.peek() > 0) return NUDGE_FAILURE;
    const before = this.model.progress.peek();
    const outcome = tryMove(before, move);
    switch (outcome.kind) {
      case "refused":
        return { refusal: outcome.refusal };
      case "nudged":
        this.model.showNudge(outcome.nudge);
        return NUDGE_FAILURE;
      case "accepted":
        this.model.goTo(
          outcome.tutorial,
          outcome.tutorial.moments.length - before.moments.length - 1,
        );
        return undefined;
    }
  }

  /** Continues after a step to read. */
  next(): void {
    if (this.model.hiddenReplies.peek() > 0) return;
    const before = this.model.progress.peek();
    const after = goForward(before);
    this.model.goTo(after, after.moments.length - before.moments.length);
  }

  /** Goes back by one step or move. */
  back(): void {
    this.jumpTo(goBack(this.model.progress.peek()));
  }

  /** Makes the hinted move for the learner. */
  async playHint(): Promise<void> {
    const move = hintMove(this.model.progress.peek());
    if (move !== undefined) await this.play(move);
  }

  /** Opens a lesson at its beginning. */
  open(id: LessonId): void {
    this.jumpTo(openLesson(id, this.model.progress.peek().finished));
  }

  /** Goes to the next lesson. */
  skip(): void {
    const next = LESSONS[this.model.progress.peek().lesson + 1];
    if (next !== undefined) this.open(next.id);
  }

  /** Starts again, with no lesson finished. */
  startOver(): void {
    this.jumpTo(startTutorial());
  }

  /** Undoes the learner's last move, and the steps since. */
  undo(): void {
    let tutorial = this.model.progress.peek();
    const to = this.undoTo.peek() ?? tutorial.moments.length;
    while (tutorial.moments.length - 1 > to) tutorial = goBack(tutorial);
    this.jumpTo(tutorial);
  }

  close(): void {
    this.model.close();
  }

  private jumpTo(tutorial: TutorialState): void {
    batch(() => {
      this.jumpCount.value++;
      this.model.goTo(tutorial);
    });
  }
}

const observedMoveCache = new WeakMap<Moment, ObservedMove<Mediterranean>>();

/** Cached, so that log lines of earlier moments stay identical. */
function observedMoveAt(moment: Moment): ObservedMove<Mediterranean> | undefined {
  const observedMove = observedMoveCache.get(moment) ?? moment.observedMoveFor(LEARNER);
  if (observedMove !== undefined) observedMoveCache.set(moment, observedMove);
  return observedMove;
}
