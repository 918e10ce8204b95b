import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Hints, Outlook } from "@sofala/bots/zimbabwe";
import type { Move, View } from "@sofala/zimbabwe";
import type { ZimbabweRequests } from "../workers/requests.ts";
import type { TableModel } from "../table-model.ts";

/** A bot's evaluation of a position. */
export interface Evaluation {
  readonly outlook: readonly Outlook[];
  readonly hints: Hints<Move>;
}

/** Sends a request to the bot. */
export type AskBot = <Q extends "outlook" | "hints">(
  name: Q,
  request: ZimbabweRequests[Q]["request"],
) => Promise<ZimbabweRequests[Q]["response"]>;

/** Simulated games per position: a second or two. */
export const SIMULATIONS = 150;
/** In automatic mode a position is evaluated after it has been shown for this long. */
const DEBOUNCE_MS = 250;

/** Evaluate every position that is shown? The choice outlives the panel. */
const isAutomatic = signal(false);

/** A bot's evaluation of the shown positions; each is requested once. */
export class AnalysisModel {
  readonly isAutomatic = isAutomatic;
  /** Of the shown position; undefined until it has arrived. */
  readonly evaluation: ReadonlySignal<Evaluation | undefined>;
  readonly isAsking: ReadonlySignal<boolean>;
  readonly hasFailed: ReadonlySignal<boolean>;
  private readonly table: TableModel;
  private readonly askBot: AskBot;
  private readonly results = new WeakMap<View, Evaluation | "asking" | "failed">();
  /** Incremented with every result, because a WeakMap is not a signal. */
  private readonly resultVersion = signal(0);
  private readonly disposeEffect: () => void;

  constructor(table: TableModel, askBot: AskBot) {
    this.table = table;
    this.askBot = askBot;
    const result = computed(() => {
      void this.resultVersion.value;
      return this.results.get(table.view.value);
    });
    this.evaluation = computed(() => (typeof result.value === "object" ? result.value : undefined));
    this.isAsking = computed(() => result.value === "asking");
    this.hasFailed = computed(() => result.value === "failed");
    this.disposeEffect = effect(() => {
      const view = table.view.value;
      if (!isAutomatic.value || view.phase === "over" || this.results.has(view)) return undefined;
      const timer = setTimeout(() => this.ask(), DEBOUNCE_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Requests an evaluation of the shown position. */
  ask(): void {
    const view = this.table.view.peek();
    const result = this.results.get(view);
    if (view.phase === "over" || (result !== undefined && result !== "failed")) return;
    this.setResult(view, "asking");
    Promise.all([
      this.askBot("outlook", { view }),
      this.askBot("hints", { view, simulations: SIMULATIONS }),
    ]).then(
      ([outlook, hints]) => this.setResult(view, { outlook, hints }),
      () => this.setResult(view, "failed"),
    );
  }

  dispose(): void {
    this.disposeEffect();
  }

  private setResult(view: View, result: Evaluation | "asking" | "failed"): void {
    this.results.set(view, result);
    this.resultVersion.value++;
  }
}
