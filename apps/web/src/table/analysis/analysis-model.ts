import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { GameTypes } from "@sofala/engine";
import type { Moment } from "../../local/table.ts";
import type { AnalysisSource, Evaluation } from "./analysis-source.ts";
import { RequestCache, type RequestState } from "./request-cache.ts";

/** In automatic mode a position is evaluated after it has been shown for this long. */
const DEBOUNCE_MS = 250;

/** Evaluate every position that is shown? The choice outlives the panel. */
const isAutomatic = signal(false);

/** A bot's evaluation of the shown positions; each is requested once. */
export class AnalysisModel<T extends GameTypes> {
  readonly isAutomatic = isAutomatic;
  /** Of the shown position. */
  readonly evaluation: ReadonlySignal<RequestState<Evaluation<T["move"]>>>;
  readonly #moment: ReadonlySignal<Moment<T>>;
  readonly #evaluate: AnalysisSource<T>["evaluate"];
  readonly #cache = new RequestCache<T["view"], Evaluation<T["move"]>>();
  readonly #disposeEffect: () => void;

  constructor(moment: ReadonlySignal<Moment<T>>, evaluate: AnalysisSource<T>["evaluate"]) {
    this.#moment = moment;
    this.#evaluate = evaluate;
    this.evaluation = computed(() => this.#cache.get(moment.value.view));
    this.#disposeEffect = effect(() => {
      if (!isAutomatic.value || this.evaluation.value !== undefined) return undefined;
      // Another moment starts the wait again.
      void moment.value;
      const timer = setTimeout(() => this.ask(), DEBOUNCE_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Requests an evaluation of the shown position, unless the game is over there. */
  ask(): void {
    const { view, toAct } = this.#moment.peek();
    if (toAct.length > 0) void this.#cache.request(view, () => this.#evaluate(view));
  }

  dispose(): void {
    this.#disposeEffect();
  }
}
