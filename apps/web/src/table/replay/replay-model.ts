import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { chapterAt, stopFrom, type Chapter, type Course } from "./replay-timeline.ts";

/** Milliseconds that a move stays when the game runs by itself. */
const STAYS = { slow: 2400, normal: 1200, fast: 400 } as const;
/** Milliseconds within which the next step follows when somebody leafs through the game. */
const LEAF = 250;
export type Speed = keyof typeof STAYS;
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast"];

/** Where a step leads. */
export type Step =
  | "first"
  | "chapter-back"
  | "turn-back"
  | "back"
  | "on"
  | "turn-on"
  | "chapter-on"
  | "last";

/** A game that is looked at again: where one is in it, and whether it runs by itself. */
export class ReplayModel {
  /** The number of the last move. */
  readonly last: number;
  readonly chapters: readonly Chapter[];
  readonly isPlaying = signal(false);
  /** Steps follow each other closely: nothing needs to be seen moving. */
  readonly isLeafing = signal(false);
  readonly speed = signal<Speed>("normal");
  readonly at: ReadonlySignal<number>;
  readonly chapter: ReadonlySignal<Chapter | undefined>;
  private readonly course: Course;
  private readonly lookingAt: Signal<number | undefined>;
  private readonly stop: () => void;
  private leaf: ReturnType<typeof setTimeout> | undefined;

  constructor(course: Course, lookingAt: Signal<number | undefined>, at: number | undefined) {
    this.course = course;
    this.lookingAt = lookingAt;
    this.last = course.last;
    this.chapters = course.chapters;
    this.at = computed(() => lookingAt.value ?? this.last);
    this.chapter = computed(() => chapterAt(this.chapters, this.at.value));
    this.show(at ?? 0);
    this.stop = effect(() => this.run());
  }

  /** Goes to a moment, the nearest there is. */
  goTo(at: number): void {
    const isSoon = this.leaf !== undefined;
    clearTimeout(this.leaf);
    this.leaf = setTimeout(() => this.rest(), LEAF);
    batch(() => {
      this.isLeafing.value = isSoon;
      this.show(at);
    });
  }

  /** Goes to a moment because somebody wants to be there: it runs no longer. */
  jumpTo(at: number): void {
    this.isPlaying.value = false;
    this.goTo(at);
  }

  step(step: Step): void {
    this.jumpTo(this.target(step));
  }

  /** Runs, from the beginning again where it had come to the end; or stands still. */
  toggle(): void {
    if (!this.isPlaying.peek() && this.at.peek() === this.last) this.goTo(0);
    this.isPlaying.value = !this.isPlaying.peek() && this.last > 0;
  }

  dispose(): void {
    this.isPlaying.value = false;
    this.stop();
    this.rest();
  }

  private show(at: number): void {
    const whole = Number.isFinite(at) ? Math.round(at) : 0;
    this.lookingAt.value = Math.max(0, Math.min(this.last, whole));
  }

  private rest(): void {
    clearTimeout(this.leaf);
    this.leaf = undefined;
    this.isLeafing.value = false;
  }

  private target(step: Step): number {
    const at = this.at.peek();
    const { chapters, last, stops } = this.course;
    const beginnings = [0, ...chapters.map(({ from }) => from), last];
    switch (step) {
      case "first":
        return 0;
      case "chapter-back":
        return stopFrom(beginnings, at, -1);
      case "turn-back":
        return stopFrom(stops, at, -1);
      case "back":
        return at - 1;
      case "on":
        return at + 1;
      case "turn-on":
        return stopFrom(stops, at, 1);
      case "chapter-on":
        return stopFrom(beginnings, at, 1);
      case "last":
        return last;
    }
  }

  private run(): (() => void) | undefined {
    if (!this.isPlaying.value) return undefined;
    const at = this.at.value;
    if (at >= this.last) {
      this.isPlaying.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.goTo(at + 1), STAYS[this.speed.value]);
    return () => clearTimeout(timer);
  }
}

/** The step that a key makes. */
export const STEP_OF_KEY: { readonly [key: string]: Step } = {
  ArrowLeft: "back",
  "[": "back",
  ArrowRight: "on",
  "]": "on",
  ArrowUp: "turn-back",
  PageUp: "turn-back",
  ArrowDown: "turn-on",
  PageDown: "turn-on",
  Home: "first",
  End: "last",
};
