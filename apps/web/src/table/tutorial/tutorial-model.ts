import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";

/** What a tutorial needs. */
export interface TutorialDeps<Progress> {
  /** Stores the progress of the learner. */
  readonly save: (progress: Progress) => void;
  /** Resolves when the next reply may be shown; undefined: all may be shown at once. */
  readonly waitBetweenReplies: () => Promise<void> | undefined;
}

/** A comment on a legal move that the lesson does not accept. */
interface Nudge {
  /** The key of the lesson's sentence; undefined if it has none. */
  readonly key: string | undefined;
  /** Different for every move, so that the same sentence is announced again. */
  readonly number: number;
}

/** Replies that are still to be shown, and the progress before them. */
interface PendingReplies<Tutorial> {
  readonly before: Tutorial;
  readonly hidden: number;
}

/** The progress in a tutorial; replies of the other players are shown one after another. */
export class TutorialModel<Tutorial> {
  readonly nudge = signal<Nudge | undefined>(undefined);
  /** The full progress, with replies that are not shown yet. */
  readonly progress: ReadonlySignal<Tutorial>;
  /** The progress that is shown: the old one until all replies are shown. */
  readonly shownProgress: ReadonlySignal<Tutorial>;
  /** How many replies are still to be shown. */
  readonly hiddenReplies = computed(() => this.pendingReplies.value?.hidden ?? 0);

  private readonly progressSignal: Signal<Tutorial>;
  private readonly pendingReplies = signal<PendingReplies<Tutorial> | undefined>(undefined);
  private readonly deps: TutorialDeps<Tutorial>;
  private nudgeCount = 0;
  /** Increases whenever waiting replies become stale. */
  private generation = 0;

  constructor(start: Tutorial, deps: TutorialDeps<Tutorial>) {
    this.progressSignal = signal(start);
    this.progress = this.progressSignal;
    this.shownProgress = computed(
      () => this.pendingReplies.value?.before ?? this.progressSignal.value,
    );
    this.deps = deps;
    deps.save(start);
  }

  /** Shows a comment on a move. */
  showNudge(key: string | undefined): void {
    this.nudge.value = { key, number: ++this.nudgeCount };
  }

  /** Changes the progress; its last `replies` moves are shown one after another. */
  goTo(tutorial: Tutorial, replies = 0): void {
    const wait = replies > 0 ? this.deps.waitBetweenReplies() : undefined;
    const before = this.shownProgress.peek();
    this.generation++;
    batch(() => {
      this.nudge.value = undefined;
      this.progressSignal.value = tutorial;
      this.pendingReplies.value = wait === undefined ? undefined : { before, hidden: replies };
    });
    this.deps.save(tutorial);
    if (wait !== undefined) void this.showReplies(wait);
  }

  close(): void {
    this.generation++;
  }

  private async showReplies(wait: Promise<void> | undefined): Promise<void> {
    const { generation } = this;
    await wait;
    const now = this.pendingReplies.peek();
    if (this.generation !== generation || now === undefined) return;
    const hidden = now.hidden - 1;
    this.pendingReplies.value = hidden === 0 ? undefined : { ...now, hidden };
    if (hidden > 0) await this.showReplies(this.deps.waitBetweenReplies());
  }
}
