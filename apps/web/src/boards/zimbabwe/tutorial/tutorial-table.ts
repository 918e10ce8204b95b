import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { zimbabwe, type Move, type Refusal, type State, type Zimbabwe } from "@sofala/zimbabwe";
import { latest, Past } from "../../../host/chronicle.ts";
import type { Table } from "../../../host/table.ts";
import type { Player } from "../../../store/stored-game.ts";
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

/** What the table of a tutorial asks of those around it. */
export interface Surroundings {
  /** Keeps where the learner stands. */
  keep(progress: TutorialProgress): void;
  /** Resolves when the next answer may be shown; undefined: all may be shown at once. */
  pause(): Promise<void> | undefined;
}

/** What is said to a legal move that was taken back. */
export interface Nudge {
  /** Names the sentence of the lesson; undefined where it has none. */
  readonly key: string | undefined;
  /** Another one for every move, so that the same sentence is told again. */
  readonly number: number;
}

/** Answers that are still to be shown, and where the learner stood before them. */
interface Answering {
  readonly before: Tutorial;
  readonly hidden: number;
}

/** The tutorial as a table: the learner plays at it as in any game, the script answers. */
export class TutorialTable implements Table<Zimbabwe> {
  readonly id = "tutorial";
  readonly game = zimbabwe;
  readonly players: readonly Player[];
  readonly me = signal<Seat | undefined>(LEARNER);
  readonly trouble = signal(undefined);
  readonly nudge = signal<Nudge | undefined>(undefined);

  private readonly place: Signal<Tutorial>;
  private readonly answering = signal<Answering | undefined>(undefined);
  private readonly around: Surroundings;
  private nudges = 0;
  /** Grows with everything that makes waiting answers stale. */
  private era = 0;

  /** Where the learner stands; not before all answers are shown. */
  readonly told: ReadonlySignal<Tutorial> = computed(
    () => this.answering.value?.before ?? this.place.value,
  );
  readonly history = computed(() => {
    const moments = momentsOf(this.place.value);
    return moments.slice(0, moments.length - (this.answering.value?.hidden ?? 0));
  });
  readonly now = computed(() => this.history.value.at(-1) ?? beginningOf(this.place.value));
  readonly thinking = computed(() => (this.answering.value === undefined ? undefined : OPPONENT));
  readonly undoTo = computed(() => {
    const own = this.history.value.findLast(({ last }) => last?.actor === LEARNER);
    return own === undefined ? undefined : own.number - 1;
  });

  constructor(names: readonly [string, string], start: Tutorial, around: Surroundings) {
    const [learner, opponent] = names;
    this.players = [
      { kind: "person", name: learner },
      { kind: "bot", name: opponent, level: "novice" },
    ];
    this.place = signal(start);
    this.around = around;
    around.keep(progressOf(start));
  }

  play(move: Move): Refusal | undefined {
    if (this.answering.peek() !== undefined) return undefined;
    const outcome = offer(this.place.peek(), move);
    switch (outcome.kind) {
      case "refused":
        return outcome.refusal;
      case "nudged":
        this.nudge.value = { key: outcome.nudge, number: ++this.nudges };
        return undefined;
      case "accepted":
        this.goTo(outcome.tutorial, outcome.played.length - 1);
        return undefined;
    }
  }

  /** Goes on from what was read; from the end of a lesson, to the next one. */
  next(): void {
    if (this.answering.peek() !== undefined) return;
    const before = this.place.peek();
    const after = goOn(before);
    const isSame = after.lesson === before.lesson;
    this.goTo(after, isSame ? after.played.length - before.played.length : 0);
  }

  /** Takes back the last step, or move, of the lesson. */
  back(): void {
    this.goTo(goBack(this.place.peek()));
  }

  /** Makes a fitting move for the learner. */
  showMe(): void {
    const move = hintOf(this.place.peek());
    if (move !== undefined) this.play(move);
  }

  /** Opens a lesson at its beginning. */
  open(id: LessonId): void {
    this.goTo(openLesson(id, this.place.peek().finished));
  }

  /** Goes to the next lesson, done or not; false where there is none. */
  skip(): boolean {
    const next = LESSONS[this.place.peek().lesson + 1];
    if (next !== undefined) this.open(next.id);
    return next !== undefined;
  }

  /** From the first lesson, as if none had been done. */
  startOver(): void {
    this.goTo(startTutorial());
  }

  undo(to = this.undoTo.peek()): void {
    let tutorial = this.place.peek();
    if (to === undefined || to < 0 || to >= tutorial.played.length) return;
    while (tutorial.played.length > to) tutorial = goBack(tutorial);
    this.goTo(tutorial);
  }

  retry(): void {}

  close(): void {
    this.era++;
  }

  /** The last of the moves are answers, which are shown one after another. */
  private goTo(tutorial: Tutorial, answers = 0): void {
    const pausing = answers > 0 ? this.around.pause() : undefined;
    const before = this.told.peek();
    this.era++;
    batch(() => {
      this.nudge.value = undefined;
      this.place.value = tutorial;
      this.answering.value = pausing === undefined ? undefined : { before, hidden: answers };
    });
    this.around.keep(progressOf(tutorial));
    if (pausing !== undefined) void this.showAnswers(pausing);
  }

  private async showAnswers(pausing: Promise<void> | undefined): Promise<void> {
    const { era } = this;
    await pausing;
    const now = this.answering.peek();
    if (this.era !== era || now === undefined) return;
    const hidden = now.hidden - 1;
    this.answering.value = hidden === 0 ? undefined : { ...now, hidden };
    if (hidden > 0) await this.showAnswers(this.around.pause());
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
  const step = { state, events, reveals: true };
  const made = { before: before.state, actor: seat, move, step };
  const known = moments.get(played) ?? new Past(zimbabwe, before.number + 1, state, made);
  moments.set(played, known);
  return known;
}
