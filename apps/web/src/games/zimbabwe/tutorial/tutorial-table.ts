import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { zimbabwe, type Move, type Refusal, type State, type Zimbabwe } from "@sofala/zimbabwe";
import { latest, Past } from "../../../local/moments.ts";
import type { Table } from "../../../local/table.ts";
import type { Player } from "../../../store/stored-game.ts";
import { CourseModel, type Surroundings } from "../../../table/tutorial/tutorial-model.ts";
import { LEARNER, OPPONENT, type LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { progressOf, type TutorialProgress } from "./progress.ts";
import {
  goBack,
  goOn,
  hintOf,
  offer,
  openLesson,
  startTutorial,
  type Played,
  type Tutorial,
} from "./tutorial.ts";

/** The tutorial as a table: the learner plays at it as in any game, the script answers. */
export class TutorialTable implements Table<Zimbabwe> {
  readonly id = "tutorial";
  readonly game = zimbabwe;
  readonly players: readonly Player[];
  readonly me = signal<Seat | undefined>(LEARNER);
  readonly trouble = signal(undefined);
  readonly nudge;
  /** Where the learner stands; not before all answers are shown. */
  readonly told: ReadonlySignal<Tutorial>;

  private readonly course: CourseModel<Tutorial>;

  readonly history = computed(() => {
    const moments = momentsOf(this.course.now.value);
    return moments.slice(0, moments.length - this.course.hidden.value);
  });
  readonly now = computed(() => this.history.value.at(-1) ?? beginningOf(this.course.now.value));
  readonly thinking = computed(() => (this.course.hidden.value === 0 ? undefined : OPPONENT));
  readonly undoTo = computed(() => {
    const own = this.history.value.findLast(({ last }) => last?.actor === LEARNER);
    return own === undefined ? undefined : own.number - 1;
  });

  constructor(
    names: readonly [string, string],
    start: Tutorial,
    { keep, pause }: Surroundings<TutorialProgress>,
  ) {
    const [learner, opponent] = names;
    this.players = [
      { kind: "person", name: learner },
      { kind: "bot", name: opponent, level: "novice" },
    ];
    this.course = new CourseModel(start, {
      keep: (tutorial) => keep(progressOf(tutorial)),
      pause,
    });
    this.nudge = this.course.nudge;
    this.told = this.course.place;
  }

  play(move: Move): Refusal | undefined {
    if (this.course.hidden.peek() > 0) return undefined;
    const outcome = offer(this.course.now.peek(), move);
    switch (outcome.kind) {
      case "refused":
        return outcome.refusal;
      case "nudged":
        this.course.nudgeBy(outcome.nudge);
        return undefined;
      case "accepted":
        this.course.goTo(outcome.tutorial, outcome.played.length - 1);
        return undefined;
    }
  }

  /** Goes on from what was read; from the end of a lesson, to the next one. */
  next(): void {
    if (this.course.hidden.peek() > 0) return;
    const before = this.course.now.peek();
    const after = goOn(before);
    const isSame = after.lesson === before.lesson;
    this.course.goTo(after, isSame ? after.played.length - before.played.length : 0);
  }

  /** Takes back the last step, or move, of the lesson. */
  back(): void {
    this.course.goTo(goBack(this.course.now.peek()));
  }

  /** Makes a fitting move for the learner. */
  showMe(): void {
    const move = hintOf(this.course.now.peek());
    if (move !== undefined) this.play(move);
  }

  /** Opens a lesson at its beginning. */
  open(id: LessonId): void {
    this.course.goTo(openLesson(id, this.course.now.peek().finished));
  }

  /** Goes to the next lesson, done or not; false where there is none. */
  skip(): boolean {
    const next = LESSONS[this.course.now.peek().lesson + 1];
    if (next !== undefined) this.open(next.id);
    return next !== undefined;
  }

  /** From the first lesson, as if none had been done. */
  startOver(): void {
    this.course.goTo(startTutorial());
  }

  undo(to = this.undoTo.peek()): void {
    let tutorial = this.course.now.peek();
    if (to === undefined || to < 0 || to >= tutorial.played.length) return;
    while (tutorial.played.length > to) tutorial = goBack(tutorial);
    this.course.goTo(tutorial);
  }

  retry(): void {}

  close(): void {
    this.course.close();
  }
}

/** Every moment of the lesson that is on. */
function momentsOf(tutorial: Tutorial): readonly Past<Zimbabwe>[] {
  const all = [beginningOf(tutorial)];
  for (const played of tutorial.played) all.push(momentOf(played, latest(all)));
  return all;
}

const beginnings = new WeakMap<State, Past<Zimbabwe>>();

function beginningOf(tutorial: Tutorial): Past<Zimbabwe> {
  let first = tutorial;
  while (first.before !== undefined) first = first.before;
  const known = beginnings.get(first.state) ?? new Past(zimbabwe, 0, first.state);
  beginnings.set(first.state, known);
  return known;
}

const moments = new WeakMap<Played, Past<Zimbabwe>>();

/** The same move leads to the same moment, so that what was drawn of it stays. */
function momentOf(played: Played, before: Past<Zimbabwe>): Past<Zimbabwe> {
  const { seat, move, state, events } = played;
  const made = { before: before.state, actor: seat, move, events };
  const known = moments.get(played) ?? new Past(zimbabwe, before.number + 1, state, made);
  moments.set(played, known);
  return known;
}
