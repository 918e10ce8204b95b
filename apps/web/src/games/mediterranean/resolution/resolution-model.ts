import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Mediterranean, View } from "@sofala/mediterranean";
import { haste } from "../../../local/bot-pace.ts";
import type { Told } from "../../../local/hidden-info-table.ts";
import { isStill } from "../../../settings/theme.ts";
import type { TableModel } from "../table-model.ts";
import { beatsOf, stagesOf, type Stage } from "./slides.ts";
import { lastResolution, type ToldResolution } from "./turn-events.ts";

/** Milliseconds that a beat lasts at the usual pace. */
const BEAT = 1300;
/** Milliseconds that the whole show takes at most while a clock runs. */
const MOST = 20_000;
/** Parts in which a resolution waits for decisions. */
const DECIDED: readonly View["part"][] = ["bank", "vote", "cubes", "stored"];

/** The show of a resolution: where it is, whether it runs, and whether it gives way to a decision. */
export class ShowModel {
  /** Not there, over the table, or waiting in a corner. */
  readonly place = signal<"none" | "open" | "aside">("none");
  readonly isPlaying = signal(true);
  readonly at = signal(0);
  /** What is shown of the stage, from 1. */
  readonly beat = signal(1);
  readonly stages: ReadonlySignal<readonly Stage[]>;
  readonly isWhole: ReadonlySignal<boolean>;
  readonly turn: ReadonlySignal<number>;
  /** Stages, and the ledger when all is over. */
  readonly parts = computed(() => this.stages.value.length + Number(this.isWhole.value));
  /** None where the ledger is looked at. */
  readonly stage = computed(() => this.stages.value[this.at.value]);

  private readonly table: TableModel;
  private readonly resolution: ReadonlySignal<ToldResolution | undefined>;
  private readonly isAsked: ReadonlySignal<boolean>;
  /** The resolution that was known last, and the one that is to be shown. */
  private known = -1;
  private coming: number | undefined;
  private wasTold = false;
  private found: ToldResolution | undefined;
  private readonly stops: readonly (() => void)[];

  constructor(table: TableModel) {
    this.table = table;
    this.resolution = computed(() => this.resolutionIn(table.table.told.value));
    this.stages = computed(() =>
      stagesOf(table.edition.value, this.resolution.value?.events ?? []),
    );
    this.turn = computed(() => this.resolution.value?.turn ?? 1);
    this.isWhole = computed(() => this.resolution.value?.isWhole ?? false);
    this.isAsked = computed(() => table.isMyTurn.value && DECIDED.includes(table.view.value.part));
    this.stops = [
      effect(() => this.notice()),
      effect(() => this.giveWay()),
      effect(() => this.run()),
    ];
  }

  open(): void {
    this.place.value = "open";
  }

  close(): void {
    this.place.value = "none";
  }

  /** On by a stage, or over. */
  next(): void {
    if (this.at.peek() + 1 < this.parts.peek()) this.goTo(this.at.peek() + 1);
    else this.close();
  }

  back(): void {
    this.goTo(this.at.peek() - 1);
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  /** The same as before where nothing was added: what is shown is not disturbed by moves that follow. */
  private resolutionIn(told: readonly Told<Mediterranean>[]): ToldResolution | undefined {
    const found = lastResolution(told);
    const before = this.found;
    const isSame =
      found?.id === before?.id &&
      found?.isWhole === before?.isWhole &&
      found?.events.length === before?.events.length;
    if (!isSame) this.found = found;
    return this.found;
  }

  private goTo(at: number): void {
    batch(() => {
      this.at.value = Math.max(0, Math.min(at, this.parts.peek() - 1));
      this.beat.value = 1;
    });
  }

  /** A resolution that begins while somebody sits here is shown; one that was there already is not. */
  private notice(): void {
    const resolution = this.resolution.value;
    const { phase } = this.table.view.value;
    if (this.wasTold && resolution !== undefined && resolution.id > this.known)
      this.coming = resolution.id;
    this.wasTold ||= this.table.table.told.peek().length > 0;
    this.known = resolution?.id ?? -1;
    // What is told comes a little before what is seen.
    const isHere = phase === "resolution" || phase === "purchasing";
    // The game has gone on to where something else is to be seen.
    if (!isHere) this.close();
    if (!isHere || this.coming === undefined || this.coming !== resolution?.id) return;
    this.coming = undefined;
    batch(() => {
      this.at.value = 0;
      this.beat.value = 1;
      this.isPlaying.value = true;
      this.place.value = this.isAsked.peek() ? "aside" : "open";
    });
  }

  /** What is asked of me comes first; the show goes on when it is decided. */
  private giveWay(): void {
    const isAsked = this.isAsked.value;
    const place = this.place.peek();
    if (isAsked && place === "open") this.place.value = "aside";
    else if (!isAsked && place === "aside") this.place.value = "open";
  }

  private run(): (() => void) | undefined {
    const stage = this.stage.value;
    if (this.place.value !== "open" || !this.isPlaying.value || isStill.value) return undefined;
    if (stage === undefined) return this.leaveInTime();
    const isLast = this.beat.value >= beatsOf(stage);
    if (isLast && this.at.value + 1 >= this.parts.value) return undefined;
    const timer = setTimeout(() => {
      if (isLast) this.goTo(this.at.peek() + 1);
      else this.beat.value++;
    }, this.pause());
    return () => clearTimeout(timer);
  }

  /** While a clock runs nobody has to close the ledger. */
  private leaveInTime(): (() => void) | undefined {
    if (this.table.table.time.value === undefined) return undefined;
    const timer = setTimeout(() => this.close(), MOST / 4);
    return () => clearTimeout(timer);
  }

  private pause(): number {
    const usual = BEAT * haste();
    if (this.table.table.time.peek() === undefined) return usual;
    const beats = this.stages.peek().reduce((sum, stage) => sum + beatsOf(stage), 0);
    return Math.min(usual, MOST / Math.max(1, beats));
  }
}
