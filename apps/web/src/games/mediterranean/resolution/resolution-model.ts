import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Mediterranean, SeenEvent, View } from "@sofala/mediterranean";
import { botDelayFactor } from "../../../local/bot-pace.ts";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { isMotionReduced } from "../../../settings/theme.ts";
import type { TableModel } from "../table-model.ts";
import { cardCount, stepCount, slidesOf, type Slide } from "./slides.ts";
import { lastResolution, type ResolutionEvents } from "./turn-events.ts";

/** The length of a step at normal speed. */
const STEP_MS = 1300;
/** How long cards take to turn up, at any speed: see `cards-slide.css`. */
const turningMs = (count: number): number => 800 + 90 * count;
/** The maximal length of all slides while a clock runs. */
const MAX_TOTAL_MS = 20_000;
/** A decision whose time ends sooner than this is never hidden. */
const URGENT_MS = 600_000;
/** Parts in which a resolution waits for decisions. */
const DECISION_PARTS: readonly View["part"][] = ["bank", "vote", "cubes", "stored"];

/** The slide show of a resolution: the current slide, whether it plays, and whether it is minimized for a decision. */
export class ResolutionModel {
  /** Closed, open over the table, or minimized to a button. */
  readonly visibility = signal<"none" | "open" | "minimized">("none");
  readonly isPlaying = signal(true);
  readonly slideIndex = signal(0);
  /** The current step of the slide, from 1. */
  readonly slideStep = signal(1);
  /** Without what the players buy meanwhile. */
  readonly events: ReadonlySignal<readonly SeenEvent[]>;
  readonly slides: ReadonlySignal<readonly Slide[]>;
  readonly isComplete: ReadonlySignal<boolean>;
  readonly turn: ReadonlySignal<number>;
  /** The slides, and the ledger once the resolution is complete. */
  readonly slideCount = computed(() => this.slides.value.length + Number(this.isComplete.value));
  /** Undefined on the ledger. */
  readonly slide = computed(() => this.slides.value[this.slideIndex.value]);

  private readonly table: TableModel;
  private readonly resolution: ReadonlySignal<ResolutionEvents | undefined>;
  private readonly isDecisionPending: ReadonlySignal<boolean>;
  /** The last known resolution, and the one to be shown next. */
  private lastResolutionId: number;
  private upcomingResolutionId: number | undefined;
  private hasObservedMoves: boolean;
  private cachedResolution: ResolutionEvents | undefined;
  /** Whether a person opened it by its button while everybody buys: then it stays open. */
  private isOpenedWhileBuying = false;
  private readonly disposers: readonly (() => void)[];

  /** `openedAt` is how many moves the table had when it was opened: this may be loaded after more of them. */
  constructor(table: TableModel, openedAt = 0) {
    this.table = table;
    const before = table.table.observedMoves.peek().slice(0, openedAt);
    this.hasObservedMoves = before.length > 0;
    this.lastResolutionId = lastResolution(before, table.view.peek().turn)?.id ?? -1;
    this.resolution = computed(() => this.findResolution(table.table.observedMoves.value));
    this.events = computed(() => this.resolution.value?.events ?? []);
    this.slides = computed(() => slidesOf(table.edition.value, this.events.value));
    this.turn = computed(() => this.resolution.value?.turn ?? 1);
    this.isComplete = computed(() => this.resolution.value?.isComplete ?? false);
    this.isDecisionPending = computed(
      () =>
        table.isMyTurn.value && (DECISION_PARTS.includes(table.view.value.part) || this.isUrgent()),
    );
    this.disposers = [
      effect(() => this.openNewResolution()),
      effect(() => this.yieldToDecision()),
      effect(() => this.scheduleNextStep()),
      effect(() => this.holdBots()),
    ];
  }

  open(): void {
    this.isOpenedWhileBuying = this.isBuying();
    this.visibility.value = "open";
  }

  close(): void {
    this.visibility.value = "none";
  }

  /** The next slide, or closes after the last. */
  next(): void {
    if (this.slideIndex.peek() + 1 < this.slideCount.peek()) this.goTo(this.slideIndex.peek() + 1);
    else this.close();
  }

  back(): void {
    this.goTo(this.slideIndex.peek() - 1);
  }

  dispose(): void {
    for (const stop of this.disposers) stop();
    this.close();
    this.holdBots();
  }

  /** Returns the same object if nothing was added, so that later moves do not disturb the slides. */
  private findResolution(
    observedMoves: readonly ObservedMove<Mediterranean>[],
  ): ResolutionEvents | undefined {
    const found = lastResolution(observedMoves, this.table.view.value.turn);
    const before = this.cachedResolution;
    const isSame =
      found?.id === before?.id &&
      found?.isComplete === before?.isComplete &&
      found?.events.length === before?.events.length;
    if (!isSame) this.cachedResolution = found;
    return this.cachedResolution;
  }

  private goTo(at: number): void {
    batch(() => {
      this.slideIndex.value = Math.max(0, Math.min(at, this.slideCount.peek() - 1));
      this.slideStep.value = 1;
    });
  }

  /** Shows a resolution that begins while the table is open, but not an earlier one. */
  private openNewResolution(): void {
    const resolution = this.resolution.value;
    const { phase } = this.table.view.value;
    if (this.hasObservedMoves && resolution !== undefined && resolution.id > this.lastResolutionId)
      this.upcomingResolutionId = resolution.id;
    this.hasObservedMoves ||= this.table.table.observedMoves.peek().length > 0;
    this.lastResolutionId = resolution?.id ?? -1;
    // Moves are observed a little before the view changes.
    const isResolutionVisible = phase === "resolution" || phase === "purchasing";
    // The game has moved on to another phase.
    if (!isResolutionVisible) this.close();
    if (
      !isResolutionVisible ||
      this.upcomingResolutionId === undefined ||
      this.upcomingResolutionId !== resolution?.id
    )
      return;
    this.upcomingResolutionId = undefined;
    batch(() => {
      this.slideIndex.value = 0;
      this.slideStep.value = 1;
      this.isPlaying.value = true;
      this.isOpenedWhileBuying = false;
      this.visibility.value = this.isDecisionPending.peek() ? "minimized" : "open";
    });
  }

  /** Minimizes the slides while I have to decide; after hurried purchases they open only by their button. */
  private yieldToDecision(): void {
    const isPending = this.isDecisionPending.value;
    const visibility = this.visibility.peek();
    const isLate = this.isUrgent() && this.isBuying();
    const staysOpen = this.isOpenedWhileBuying && this.isBuying();
    if (isPending && visibility === "open" && !staysOpen) this.visibility.value = "minimized";
    else if (!isPending && !isLate && visibility === "minimized") this.visibility.value = "open";
  }

  /** While I have to buy too, bots on this device buy after the slides, so that I see it. */
  private holdBots(): void {
    const { table, view, isMyTurn } = this.table;
    const { areBotsHeld } = table;
    const isHeld =
      this.visibility.value === "open" && view.value.phase === "purchasing" && isMyTurn.value;
    if (areBotsHeld !== undefined) areBotsHeld.value = isHeld;
  }

  private isBuying(): boolean {
    return this.table.view.peek().phase === "purchasing";
  }

  /** True if a clock runs that leaves no time to watch. */
  private isUrgent(): boolean {
    return (this.table.table.partClock.value?.timeLeft() ?? Infinity) < URGENT_MS;
  }

  private scheduleNextStep(): (() => void) | undefined {
    const slide = this.slide.value;
    if (this.visibility.value !== "open" || !this.isPlaying.value || isMotionReduced.value)
      return undefined;
    if (slide === undefined) return this.scheduleClose();
    const isLast = this.slideStep.value >= stepCount(slide);
    if (isLast && this.slideIndex.value + 1 >= this.slideCount.value) return undefined;
    const timer = setTimeout(() => {
      if (isLast) this.goTo(this.slideIndex.peek() + 1);
      else this.slideStep.value++;
    }, this.stepDurationMs(slide));
    return () => clearTimeout(timer);
  }

  /** While a clock runs, the ledger closes automatically. */
  private scheduleClose(): (() => void) | undefined {
    if (this.table.table.partClock.value === undefined) return undefined;
    const timer = setTimeout(() => this.close(), MAX_TOTAL_MS / 4);
    return () => clearTimeout(timer);
  }

  private stepDurationMs(slide: Slide): number {
    const isTurning = slide.kind === "cards" && this.slideStep.value === 1;
    return Math.max(isTurning ? turningMs(cardCount(slide)) : 0, this.usualDurationMs());
  }

  private usualDurationMs(): number {
    const normalMs = STEP_MS * botDelayFactor();
    if (this.table.table.partClock.peek() === undefined) return normalMs;
    const totalSteps = this.slides.peek().reduce((sum, slide) => sum + stepCount(slide), 0);
    return Math.min(normalMs, MAX_TOTAL_MS / Math.max(1, totalSteps));
  }
}
