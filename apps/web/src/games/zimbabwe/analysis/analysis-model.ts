import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Hints, Outlook } from "@sofala/bots/zimbabwe";
import type { Move, View } from "@sofala/zimbabwe";
import type { Questions } from "../workers/requests.ts";
import type { TableModel } from "../table-model.ts";

/** What a bot thinks of a table. */
export interface Opinion {
  readonly outlook: readonly Outlook[];
  readonly hints: Hints<Move>;
}

/** Asks the bot. */
export type Ask = <Q extends "outlook" | "hints">(
  question: Q,
  ask: Questions[Q]["ask"],
) => Promise<Questions[Q]["answer"]>;

/** Games in the head for one table: a second or two. */
export const SIMULATIONS = 150;
/** Milliseconds that a table must stand before it is asked about by itself. */
const REST = 250;

/** Is every table asked about that is looked at? Stays as it was chosen. */
const isAlways = signal(false);

/** A bot's opinion of the tables that are looked at; asked for once each. */
export class AnalysisModel {
  readonly isAlways = isAlways;
  /** Of the table that is looked at; undefined until it came. */
  readonly opinion: ReadonlySignal<Opinion | undefined>;
  readonly isAsking: ReadonlySignal<boolean>;
  readonly hasFailed: ReadonlySignal<boolean>;
  private readonly table: TableModel;
  private readonly think: Ask;
  private readonly known = new WeakMap<View, Opinion | "asking" | "failed">();
  /** Grows with every answer. */
  private readonly answers = signal(0);
  private readonly stop: () => void;

  constructor(table: TableModel, think: Ask) {
    this.table = table;
    this.think = think;
    const found = computed(() => {
      void this.answers.value;
      return this.known.get(table.view.value);
    });
    this.opinion = computed(() => (typeof found.value === "object" ? found.value : undefined));
    this.isAsking = computed(() => found.value === "asking");
    this.hasFailed = computed(() => found.value === "failed");
    this.stop = effect(() => {
      const view = table.view.value;
      if (!isAlways.value || view.phase === "over" || this.known.has(view)) return undefined;
      const timer = setTimeout(() => this.ask(), REST);
      return () => clearTimeout(timer);
    });
  }

  /** Asks about the table that is looked at. */
  ask(): void {
    const view = this.table.view.peek();
    const known = this.known.get(view);
    if (view.phase === "over" || (known !== undefined && known !== "failed")) return;
    this.note(view, "asking");
    Promise.all([
      this.think("outlook", { view }),
      this.think("hints", { view, simulations: SIMULATIONS }),
    ]).then(
      ([outlook, hints]) => this.note(view, { outlook, hints }),
      () => this.note(view, "failed"),
    );
  }

  dispose(): void {
    this.stop();
  }

  private note(view: View, known: Opinion | "asking" | "failed"): void {
    this.known.set(view, known);
    this.answers.value++;
  }
}
