import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { chapterAt, nextStop, type Chapter, type ReplayTimeline } from "./replay-timeline.ts";

/** How long each move is shown during playback. */
const STEP_MS = { slow: 2400, normal: 1200, fast: 400 } as const;
/** Steps that follow each other faster than this are fast stepping. */
const RAPID_STEP_MS = 250;
export type Speed = keyof typeof STEP_MS;
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast"];

/** Where a step goes. */
export type Step =
  | "first"
  | "chapter-back"
  | "turn-back"
  | "back"
  | "on"
  | "turn-on"
  | "chapter-on"
  | "last";

/** A replay: the shown moment, and whether it is playing. */
export class ReplayModel {
  /** The number of the last move. */
  readonly lastMove: number;
  readonly chapters: readonly Chapter[];
  /** False if every move is a turn. */
  readonly hasTurns: boolean;
  readonly isPlaying = signal(false);
  /** True during fast stepping: nothing needs to be animated. */
  readonly isSteppingFast = signal(false);
  readonly speed = signal<Speed>("normal");
  readonly at: ReadonlySignal<number>;
  readonly chapter: ReadonlySignal<Chapter | undefined>;
  private readonly timeline: ReplayTimeline;
  private readonly shownMoment: Signal<number | undefined>;
  private readonly stopEffect: () => void;
  private rapidStepTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    timeline: ReplayTimeline,
    shownMoment: Signal<number | undefined>,
    at: number | undefined,
  ) {
    this.timeline = timeline;
    this.shownMoment = shownMoment;
    this.lastMove = timeline.lastMove;
    this.chapters = timeline.chapters;
    this.hasTurns = timeline.turnStarts.length <= timeline.lastMove;
    this.at = computed(() => shownMoment.value ?? this.lastMove);
    this.chapter = computed(() => chapterAt(this.chapters, this.at.value));
    this.show(at ?? 0);
    this.stopEffect = effect(() => this.playNext());
  }

  /** Goes to a moment, or the nearest one. */
  goTo(at: number): void {
    const isSoon = this.rapidStepTimer !== undefined;
    clearTimeout(this.rapidStepTimer);
    this.rapidStepTimer = setTimeout(() => this.endRapidStepping(), RAPID_STEP_MS);
    batch(() => {
      this.isSteppingFast.value = isSoon;
      this.show(at);
    });
  }

  /** Goes to a moment on a person's request: stops playing. */
  jumpTo(at: number): void {
    this.isPlaying.value = false;
    this.goTo(at);
  }

  step(step: Step): void {
    this.jumpTo(this.target(step));
  }

  /** Starts or stops playing; at the end it starts from the beginning. */
  toggle(): void {
    if (!this.isPlaying.peek() && this.at.peek() === this.lastMove) this.goTo(0);
    this.isPlaying.value = !this.isPlaying.peek() && this.lastMove > 0;
  }

  dispose(): void {
    this.isPlaying.value = false;
    this.stopEffect();
    this.endRapidStepping();
  }

  private show(at: number): void {
    const whole = Number.isFinite(at) ? Math.round(at) : 0;
    this.shownMoment.value = Math.max(0, Math.min(this.lastMove, whole));
  }

  private endRapidStepping(): void {
    clearTimeout(this.rapidStepTimer);
    this.rapidStepTimer = undefined;
    this.isSteppingFast.value = false;
  }

  private target(step: Step): number {
    const at = this.at.peek();
    const { chapters, lastMove, turnStarts } = this.timeline;
    const beginnings = [0, ...chapters.map(({ firstMoment }) => firstMoment), lastMove];
    switch (step) {
      case "first":
        return 0;
      case "chapter-back":
        return nextStop(beginnings, at, -1);
      case "turn-back":
        return nextStop(turnStarts, at, -1);
      case "back":
        return at - 1;
      case "on":
        return at + 1;
      case "turn-on":
        return nextStop(turnStarts, at, 1);
      case "chapter-on":
        return nextStop(beginnings, at, 1);
      case "last":
        return lastMove;
    }
  }

  private playNext(): (() => void) | undefined {
    if (!this.isPlaying.value) return undefined;
    const at = this.at.value;
    if (at >= this.lastMove) {
      this.isPlaying.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.goTo(at + 1), STEP_MS[this.speed.value]);
    return () => clearTimeout(timer);
  }
}

/** The step of a key. */
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
