import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { zimbabwe, type Move, type Refusal, type State, type Zimbabwe } from "@sofala/zimbabwe";
import { latest, FullMoment } from "../../../local/moments.ts";
import type { Table } from "../../../local/table.ts";
import type { Player } from "../../../store/stored-game.ts";
import { TutorialModel, type TutorialDeps } from "../../../table/tutorial/tutorial-model.ts";
import { LEARNER, OPPONENT, type LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { progressOf, type TutorialProgress } from "./progress.ts";
import {
  goBack,
  goForward,
  hintMove,
  tryMove,
  openLesson,
  startTutorial,
  type TutorialMove,
  type TutorialState,
} from "./tutorial.ts";

/** The tutorial as a table: the learner plays as in any game, and the script replies. */
export class TutorialTable implements Table<Zimbabwe> {
  readonly id = "tutorial";
  readonly game = zimbabwe;
  readonly players: readonly Player[];
  readonly me = signal<Seat | undefined>(LEARNER);
  readonly error = signal(undefined);
  readonly feedback;
  /** The learner's progress; updated once all replies are shown. */
  readonly tutorial: ReadonlySignal<TutorialState>;

  private readonly model: TutorialModel<TutorialState>;

  readonly moments = computed(() => {
    const moments = momentsOf(this.model.progress.value);
    return moments.slice(0, moments.length - this.model.hiddenReplies.value);
  });
  readonly currentMoment = computed(
    () => this.moments.value.at(-1) ?? firstMomentOf(this.model.progress.value),
  );
  readonly thinkingSeat = computed(() =>
    this.model.hiddenReplies.value === 0 ? undefined : OPPONENT,
  );
  readonly undoTo = computed(() => {
    const own = this.moments.value.findLast(({ lastMove }) => lastMove?.actor === LEARNER);
    return own === undefined ? undefined : own.moveCount - 1;
  });

  constructor(
    names: readonly [string, string],
    start: TutorialState,
    { save, waitBetweenReplies }: TutorialDeps<TutorialProgress>,
  ) {
    const [learner, opponent] = names;
    this.players = [
      { kind: "person", name: learner },
      { kind: "bot", name: opponent, level: "novice" },
    ];
    this.model = new TutorialModel(start, {
      save: (tutorial) => save(progressOf(tutorial)),
      waitBetweenReplies,
    });
    this.feedback = this.model.nudge;
    this.tutorial = this.model.shownProgress;
  }

  play(move: Move): Refusal | undefined {
    if (this.model.hiddenReplies.peek() > 0) return undefined;
    const outcome = tryMove(this.model.progress.peek(), move);
    switch (outcome.kind) {
      case "refused":
        return outcome.refusal;
      case "nudged":
        this.model.showNudge(outcome.nudge);
        return undefined;
      case "accepted":
        this.model.goTo(outcome.tutorial, outcome.played.length - 1);
        return undefined;
    }
  }

  /** Continues after reading; at the end of a lesson, opens the next one. */
  next(): void {
    if (this.model.hiddenReplies.peek() > 0) return;
    const before = this.model.progress.peek();
    const after = goForward(before);
    const isSame = after.lesson === before.lesson;
    this.model.goTo(after, isSame ? after.playedMoves.length - before.playedMoves.length : 0);
  }

  /** Takes back the last step, or move, of the lesson. */
  back(): void {
    this.model.goTo(goBack(this.model.progress.peek()));
  }

  /** Makes an accepted move for the learner. */
  playHint(): void {
    const move = hintMove(this.model.progress.peek());
    if (move !== undefined) this.play(move);
  }

  /** Opens a lesson at its beginning. */
  open(id: LessonId): void {
    this.model.goTo(openLesson(id, this.model.progress.peek().finished));
  }

  /** Opens the next lesson, whether this one is done or not; false if there is none. */
  skip(): boolean {
    const next = LESSONS[this.model.progress.peek().lesson + 1];
    if (next !== undefined) this.open(next.id);
    return next !== undefined;
  }

  /** Restarts from the first lesson and forgets what was finished. */
  startOver(): void {
    this.model.goTo(startTutorial());
  }

  undo(to = this.undoTo.peek()): void {
    let tutorial = this.model.progress.peek();
    if (to === undefined || to < 0 || to >= tutorial.playedMoves.length) return;
    while (tutorial.playedMoves.length > to) tutorial = goBack(tutorial);
    this.model.goTo(tutorial);
  }

  retry(): void {}

  close(): void {
    this.model.close();
  }
}

/** Every moment of the current lesson. */
function momentsOf(tutorial: TutorialState): readonly FullMoment<Zimbabwe>[] {
  const all = [firstMomentOf(tutorial)];
  for (const played of tutorial.playedMoves) all.push(momentOf(played, latest(all)));
  return all;
}

const firstMoments = new WeakMap<State, FullMoment<Zimbabwe>>();

function firstMomentOf(tutorial: TutorialState): FullMoment<Zimbabwe> {
  let first = tutorial;
  while (first.previous !== undefined) first = first.previous;
  const moment = firstMoments.get(first.state) ?? new FullMoment(zimbabwe, 0, first.state);
  firstMoments.set(first.state, moment);
  return moment;
}

const momentCache = new WeakMap<TutorialMove, FullMoment<Zimbabwe>>();

/** Cached, so that the same move gives the same moment and is not rendered again. */
function momentOf(played: TutorialMove, before: FullMoment<Zimbabwe>): FullMoment<Zimbabwe> {
  const { seat, move, state, events } = played;
  const appliedMove = { stateBefore: before.state, actor: seat, move, events };
  const moment =
    momentCache.get(played) ?? new FullMoment(zimbabwe, before.moveCount + 1, state, appliedMove);
  momentCache.set(played, moment);
  return moment;
}
