import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Observer, Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type Move } from "@sofala/mediterranean";
import type { MarketTutorialText } from "@sofala/text/mediterranean";
import { latest } from "../../../host/chronicle.ts";
import type { NotMade, PartTime, Sight, SightedTable, Told } from "../../../host/sighted-table.ts";
import type { Player } from "../../../store/stored-game.ts";
import { LEARNER, type LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { progressOf, type TutorialProgress } from "./progress.ts";
import {
  goBack,
  goOn,
  hintOf,
  offer,
  openLesson,
  startTutorial,
  type Moment,
  type Tutorial,
} from "./tutorial.ts";

/** What the table of a tutorial asks of those around it. */
export interface Surroundings {
  /** Keeps where the learner stands. */
  keep(progress: TutorialProgress): void;
  /** Resolves when the next answer may be shown; undefined: all may be shown at once. */
  pause(): Promise<void> | undefined;
}

/** What is said to a legal move that was not made. */
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

/** A move that the tutor speaks to; nothing else needs to be said about it. */
export const NUDGED: NotMade<Mediterranean> = { failure: { code: "offline" } };

/** The tutorial as a table: the learner trades at it as in any game, the script answers. No clock runs. */
export class TutorialSight implements SightedTable<Mediterranean> {
  readonly id = "tutorial";
  readonly game = mediterranean;
  readonly players: readonly Player[];
  readonly isRemote = false;
  readonly observer = signal<Observer>(LEARNER);
  readonly me = signal<Seat | undefined>(LEARNER);
  readonly time = signal<PartTime | undefined>(undefined);
  readonly nudge = signal<Nudge | undefined>(undefined);
  /** How often the game went elsewhere than on: what somebody was about to do is void then. */
  readonly jumps = signal(0);

  private readonly now: Signal<Tutorial>;
  private readonly answering = signal<Answering | undefined>(undefined);
  private readonly around: Surroundings;
  private nudges = 0;
  /** Grows with everything that makes waiting answers stale. */
  private era = 0;

  /** Where the learner stands; not before all answers are shown. */
  readonly place: ReadonlySignal<Tutorial> = computed(
    () => this.answering.value?.before ?? this.now.value,
  );
  /** Are there answers still to be shown? */
  readonly isAnswering = computed(() => this.answering.value !== undefined);
  private readonly shown = computed(() => {
    const { moments } = this.now.value;
    return moments.slice(0, moments.length - (this.answering.value?.hidden ?? 0));
  });
  readonly sight = computed((): Sight<Mediterranean> => {
    const moment = latest(this.shown.value);
    return { number: moment.number, view: moment.viewOf(LEARNER) };
  });
  readonly told = computed(() => this.shown.value.flatMap((moment) => toldOf(moment) ?? []));
  /** The number of moves up to which the learner's last one can be taken back. */
  readonly undoTo = computed(() => {
    const own = this.shown.value.findLast(({ last }) => last?.actor === LEARNER);
    return own === undefined ? undefined : own.number - 1;
  });

  constructor(text: MarketTutorialText, start: Tutorial, around: Surroundings) {
    this.players = text.players.map((name, seat) =>
      seat === LEARNER ? { kind: "person", name } : { kind: "bot", name, level: "novice" },
    );
    this.now = signal(start);
    this.around = around;
    around.keep(progressOf(start));
  }

  async decide(move: Move): Promise<NotMade<Mediterranean> | undefined> {
    if (this.answering.peek() !== undefined) return NUDGED;
    const before = this.now.peek();
    const outcome = offer(before, move);
    switch (outcome.kind) {
      case "refused":
        return { refusal: outcome.refusal };
      case "nudged":
        this.nudge.value = { key: outcome.nudge, number: ++this.nudges };
        return NUDGED;
      case "accepted":
        this.goTo(outcome.tutorial, outcome.tutorial.moments.length - before.moments.length - 1);
        return undefined;
    }
  }

  /** Goes on from what was read. */
  next(): void {
    if (this.answering.peek() !== undefined) return;
    const before = this.now.peek();
    const after = goOn(before);
    this.goTo(after, after.moments.length - before.moments.length);
  }

  /** Takes back the last step, or move. */
  back(): void {
    this.jumpTo(goBack(this.now.peek()));
  }

  /** Makes a fitting move for the learner. */
  async showMe(): Promise<void> {
    const move = hintOf(this.now.peek());
    if (move !== undefined) await this.decide(move);
  }

  /** Opens a lesson at its beginning. */
  open(id: LessonId): void {
    this.jumpTo(openLesson(id, this.now.peek().finished));
  }

  /** Goes to the next lesson, done or not. */
  skip(): void {
    const next = LESSONS[this.now.peek().lesson + 1];
    if (next !== undefined) this.open(next.id);
  }

  /** From the first lesson, as if none had been done. */
  startOver(): void {
    this.jumpTo(startTutorial());
  }

  /** Takes the learner's last move back, with what was read since. */
  undo(): void {
    let tutorial = this.now.peek();
    const to = this.undoTo.peek() ?? tutorial.moments.length;
    while (tutorial.moments.length - 1 > to) tutorial = goBack(tutorial);
    this.jumpTo(tutorial);
  }

  close(): void {
    this.era++;
  }

  private jumpTo(tutorial: Tutorial): void {
    batch(() => {
      this.jumps.value++;
      this.goTo(tutorial);
    });
  }

  /** The last of the moments are answers, which are shown one after another. */
  private goTo(tutorial: Tutorial, answers = 0): void {
    const pausing = answers > 0 ? this.around.pause() : undefined;
    const before = this.place.peek();
    this.era++;
    batch(() => {
      this.nudge.value = undefined;
      this.now.value = tutorial;
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

const known = new WeakMap<Moment, Told<Mediterranean>>();

/** The same moment is always told in the same way, so that what was drawn of it stays. */
function toldOf(moment: Moment): Told<Mediterranean> | undefined {
  const told = known.get(moment) ?? moment.toldTo(LEARNER);
  if (told !== undefined) known.set(moment, told);
  return told;
}
