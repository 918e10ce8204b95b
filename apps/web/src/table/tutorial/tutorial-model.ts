import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Player } from "../../store/stored-game.ts";
import { LEARNER, type CourseTypes } from "./lesson.ts";
import {
  currentLesson,
  goBack,
  goForward,
  hintMove,
  isLessonDone,
  nextLesson,
  openLesson,
  startTutorial,
  tryMove,
  type MoveOutcome,
  type TutorialState,
} from "./tutorial-state.ts";

/** What a tutorial needs. */
interface TutorialDeps<C extends CourseTypes> {
  /** Stores the progress of the learner. */
  readonly save: (tutorial: TutorialState<C>) => void;
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

/** Replies that are still to be shown, and the tutorial before them. */
interface PendingReplies<C extends CourseTypes> {
  readonly before: TutorialState<C>;
  readonly hidden: number;
}

/** A tutorial that is being played: the learner moves as in any game, and the script replies, one move after another. */
export class TutorialModel<C extends CourseTypes> {
  readonly players: readonly Player[];
  readonly nudge = signal<Nudge | undefined>(undefined);
  /** The move that is shown to the learner, who asked for help. */
  readonly shownHint = signal<C["game"]["move"] | undefined>(undefined);
  /** Counts jumps (back, lessons, undo), after which some drafts are invalid. */
  readonly jumpCount = signal(0);

  /** The state with replies that are not shown yet. */
  private readonly full: Signal<TutorialState<C>>;
  private readonly pendingReplies = signal<PendingReplies<C> | undefined>(undefined);
  private readonly deps: TutorialDeps<C>;
  private nudgeCount = 0;
  /** Increases whenever waiting replies become stale. */
  private generation = 0;

  /** The state as it is shown: the one before the move until all replies are shown. */
  readonly state: ReadonlySignal<TutorialState<C>>;
  private readonly hiddenReplies = computed(() => this.pendingReplies.value?.hidden ?? 0);
  /** True while replies are still to be shown. */
  readonly isReplying = computed(() => this.hiddenReplies.value > 0);
  /** The moments that are shown. */
  readonly moments = computed(() => {
    const { moments } = this.full.value;
    return moments.slice(0, moments.length - this.hiddenReplies.value);
  });
  /** The number of moves before the learner's last one, to which it can be undone. */
  readonly undoTo = computed(() => {
    const own = this.moments.value.findLast(({ lastMove }) => lastMove?.actor === LEARNER);
    return own === undefined ? undefined : own.moveCount - 1;
  });

  constructor(start: TutorialState<C>, playerNames: readonly string[], deps: TutorialDeps<C>) {
    this.players = playerNames.map((name, seat) =>
      seat === LEARNER ? { kind: "person", name } : { kind: "bot", name, level: "novice" },
    );
    this.full = signal(start);
    this.state = computed(() => this.pendingReplies.value?.before ?? this.full.value);
    this.deps = deps;
    deps.save(start);
  }

  /** Makes a move of the learner; undefined while replies are still to be shown. */
  play(move: C["game"]["move"]): MoveOutcome<C> | undefined {
    if (this.isReplying.peek()) return undefined;
    const before = this.full.peek();
    const outcome = tryMove(before, move);
    if (outcome.kind === "nudged")
      this.nudge.value = { key: outcome.nudge, number: ++this.nudgeCount };
    if (outcome.kind === "accepted")
      this.goTo(outcome.tutorial, outcome.tutorial.moments.length - before.moments.length - 1);
    return outcome;
  }

  /** Continues after reading; at the end of a lesson, begins the next one. */
  next(): void {
    if (this.isReplying.peek()) return;
    const before = this.full.peek();
    const after = goForward(before);
    const isSameLesson = after.lesson === before.lesson;
    this.goTo(after, isSameLesson ? after.moments.length - before.moments.length : 0);
  }

  /** Takes back the last step or move. */
  back(): void {
    this.jumpTo(goBack(this.full.peek()));
  }

  /** Shows an accepted move, without making it. */
  showHint(): void {
    this.shownHint.value = hintMove(this.full.peek());
  }

  /** Makes an accepted move for the learner. */
  playHint(): void {
    const move = hintMove(this.full.peek());
    if (move !== undefined) this.play(move);
  }

  /** Opens a lesson at its beginning. */
  open(id: string): void {
    const { course, finished } = this.full.peek();
    this.jumpTo(openLesson(course, id, finished));
  }

  /** Begins the current lesson again. */
  repeat(): void {
    this.open(currentLesson(this.full.peek()).id);
  }

  /** Goes to the next lesson, whether this one is done or not. */
  skip(): void {
    const next = nextLesson(this.full.peek());
    if (next === undefined) return;
    if (isLessonDone(this.full.peek())) this.next();
    else this.open(next.id);
  }

  /** Restarts from the first lesson and forgets what was finished. */
  startOver(): void {
    this.jumpTo(startTutorial(this.full.peek().course));
  }

  /** Goes back to this number of moves; by default, before the learner's last one. */
  undo(to = this.undoTo.peek()): void {
    let tutorial = this.full.peek();
    if (to === undefined || to < 0 || to >= tutorial.moments.length - 1) return;
    while (tutorial.moments.length - 1 > to) tutorial = goBack(tutorial);
    this.jumpTo(tutorial);
  }

  close(): void {
    this.generation++;
  }

  private jumpTo(tutorial: TutorialState<C>): void {
    batch(() => {
      this.jumpCount.value++;
      this.goTo(tutorial);
    });
  }

  /** Changes the state; its last `replies` moves are shown one after another. */
  private goTo(tutorial: TutorialState<C>, replies = 0): void {
    const wait = replies > 0 ? this.deps.waitBetweenReplies() : undefined;
    const before = this.state.peek();
    this.generation++;
    batch(() => {
      this.nudge.value = undefined;
      this.shownHint.value = undefined;
      this.full.value = tutorial;
      this.pendingReplies.value = wait === undefined ? undefined : { before, hidden: replies };
    });
    this.deps.save(tutorial);
    if (wait !== undefined) void this.showReplies(wait);
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
