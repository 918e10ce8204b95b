import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";

/** What a course asks of those around it. */
export interface Surroundings<Kept> {
  /** Keeps where the learner stands. */
  readonly keep: (kept: Kept) => void;
  /** Resolves when the next answer may be shown; undefined: all may be shown at once. */
  readonly pause: () => Promise<void> | undefined;
}

/** What is said to a legal move that was not made, or taken back. */
interface Nudge {
  /** Names the sentence of the lesson; undefined where it has none. */
  readonly key: string | undefined;
  /** Another one for every move, so that the same sentence is told again. */
  readonly number: number;
}

/** Answers that are still to be shown, and where the learner stood before them. */
interface Answering<Tutorial> {
  readonly before: Tutorial;
  readonly hidden: number;
}

/** Where a learner stands in a tutorial; what the others answer is shown one after another. */
export class CourseModel<Tutorial> {
  readonly nudge = signal<Nudge | undefined>(undefined);
  /** All that happened, also what is not shown yet. */
  readonly now: ReadonlySignal<Tutorial>;
  /** Where the learner stands; not before all answers are shown. */
  readonly place: ReadonlySignal<Tutorial>;
  /** How many answers are still to be shown. */
  readonly hidden = computed(() => this.answering.value?.hidden ?? 0);

  private readonly reached: Signal<Tutorial>;
  private readonly answering = signal<Answering<Tutorial> | undefined>(undefined);
  private readonly around: Surroundings<Tutorial>;
  private nudges = 0;
  /** Grows with everything that makes waiting answers stale. */
  private era = 0;

  constructor(start: Tutorial, around: Surroundings<Tutorial>) {
    this.reached = signal(start);
    this.now = this.reached;
    this.place = computed(() => this.answering.value?.before ?? this.reached.value);
    this.around = around;
    around.keep(start);
  }

  /** Speaks to a move. */
  nudgeBy(key: string | undefined): void {
    this.nudge.value = { key, number: ++this.nudges };
  }

  /** Goes elsewhere; the last things that happened there are answers, which are shown one after another. */
  goTo(tutorial: Tutorial, answers = 0): void {
    const pausing = answers > 0 ? this.around.pause() : undefined;
    const before = this.place.peek();
    this.era++;
    batch(() => {
      this.nudge.value = undefined;
      this.reached.value = tutorial;
      this.answering.value = pausing === undefined ? undefined : { before, hidden: answers };
    });
    this.around.keep(tutorial);
    if (pausing !== undefined) void this.showAnswers(pausing);
  }

  close(): void {
    this.era++;
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
