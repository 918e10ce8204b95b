import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Observer, Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type Move } from "@sofala/mediterranean";
import type { MarketTutorialText } from "@sofala/text/mediterranean";
import { latest } from "../../../local/moments.ts";
import type {
  NotMade,
  PartTime,
  Sight,
  SightedTable,
  Told,
} from "../../../local/hidden-info-table.ts";
import type { Player } from "../../../store/stored-game.ts";
import { CourseModel, type Surroundings } from "../../../table/tutorial/tutorial-model.ts";
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
  readonly nudge;
  /** Where the learner stands; not before all answers are shown. */
  readonly place: ReadonlySignal<Tutorial>;
  /** How often the game went elsewhere than on: what somebody was about to do is void then. */
  readonly jumps = signal(0);

  private readonly course: CourseModel<Tutorial>;

  /** Are there answers still to be shown? */
  readonly isAnswering = computed(() => this.course.hidden.value > 0);
  private readonly shown = computed(() => {
    const { moments } = this.course.now.value;
    return moments.slice(0, moments.length - this.course.hidden.value);
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

  constructor(
    text: MarketTutorialText,
    start: Tutorial,
    { keep, pause }: Surroundings<TutorialProgress>,
  ) {
    this.players = text.players.map((name, seat) =>
      seat === LEARNER ? { kind: "person", name } : { kind: "bot", name, level: "novice" },
    );
    this.course = new CourseModel(start, {
      keep: (tutorial) => keep(progressOf(tutorial)),
      pause,
    });
    this.nudge = this.course.nudge;
    this.place = this.course.place;
  }

  async decide(move: Move): Promise<NotMade<Mediterranean> | undefined> {
    if (this.course.hidden.peek() > 0) return NUDGED;
    const before = this.course.now.peek();
    const outcome = offer(before, move);
    switch (outcome.kind) {
      case "refused":
        return { refusal: outcome.refusal };
      case "nudged":
        this.course.nudgeBy(outcome.nudge);
        return NUDGED;
      case "accepted":
        this.course.goTo(
          outcome.tutorial,
          outcome.tutorial.moments.length - before.moments.length - 1,
        );
        return undefined;
    }
  }

  /** Goes on from what was read. */
  next(): void {
    if (this.course.hidden.peek() > 0) return;
    const before = this.course.now.peek();
    const after = goOn(before);
    this.course.goTo(after, after.moments.length - before.moments.length);
  }

  /** Takes back the last step, or move. */
  back(): void {
    this.jumpTo(goBack(this.course.now.peek()));
  }

  /** Makes a fitting move for the learner. */
  async showMe(): Promise<void> {
    const move = hintOf(this.course.now.peek());
    if (move !== undefined) await this.decide(move);
  }

  /** Opens a lesson at its beginning. */
  open(id: LessonId): void {
    this.jumpTo(openLesson(id, this.course.now.peek().finished));
  }

  /** Goes to the next lesson, done or not. */
  skip(): void {
    const next = LESSONS[this.course.now.peek().lesson + 1];
    if (next !== undefined) this.open(next.id);
  }

  /** From the first lesson, as if none had been done. */
  startOver(): void {
    this.jumpTo(startTutorial());
  }

  /** Takes the learner's last move back, with what was read since. */
  undo(): void {
    let tutorial = this.course.now.peek();
    const to = this.undoTo.peek() ?? tutorial.moments.length;
    while (tutorial.moments.length - 1 > to) tutorial = goBack(tutorial);
    this.jumpTo(tutorial);
  }

  close(): void {
    this.course.close();
  }

  private jumpTo(tutorial: Tutorial): void {
    batch(() => {
      this.jumps.value++;
      this.course.goTo(tutorial);
    });
  }
}

const known = new WeakMap<Moment, Told<Mediterranean>>();

/** The same moment is always told in the same way, so that what was drawn of it stays. */
function toldOf(moment: Moment): Told<Mediterranean> | undefined {
  const told = known.get(moment) ?? moment.toldTo(LEARNER);
  if (told !== undefined) known.set(moment, told);
  return told;
}
