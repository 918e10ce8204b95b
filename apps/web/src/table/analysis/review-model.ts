import { computed, signal, type ReadonlySignal } from "@preact/signals";
import {
  decisionsOf,
  momentOf,
  type Decision,
  type Hints,
  type Moment,
} from "@sofala/bots/review/steps";
import type { GameRules, GameTypes } from "@sofala/engine";
import type { PlayedMove } from "../../local/original-moves.ts";
import type { AnalysisSource } from "./analysis-source.ts";

/** Reviews all decisions of a game in the worker, one after the other; can be stopped and continued. */
export class ReviewModel<T extends GameTypes> {
  readonly decisions: readonly Decision<T>[];
  readonly moments = signal<readonly Moment<T["move"]>[]>([]);
  readonly isRunning = signal(false);
  readonly hasFailed = signal(false);
  readonly isComplete: ReadonlySignal<boolean>;
  readonly #game: GameRules<T>;
  readonly #source: Pick<AnalysisSource<T>, "hints">;
  /** The hints for the position after the last reviewed decision. */
  #lastHints: Hints<T["move"]> | undefined;

  constructor(
    game: GameRules<T>,
    start: T["state"],
    played: readonly PlayedMove<T>[],
    source: Pick<AnalysisSource<T>, "hints" | "decider">,
  ) {
    const { decider = (state) => game.toAct(state)[0] } = source;
    this.decisions = decisionsOf({ game, decider }, start, played);
    this.#game = game;
    this.#source = source;
    this.isComplete = computed(() => this.moments.value.length === this.decisions.length);
  }

  async run(): Promise<void> {
    if (this.isRunning.peek()) return;
    this.isRunning.value = true;
    this.hasFailed.value = false;
    try {
      while (this.isRunning.peek()) {
        const decision = this.decisions[this.moments.peek().length];
        if (decision === undefined) break;
        const before = this.#lastHints ?? (await this.#fetchHints(decision.from));
        this.#lastHints = await this.#fetchHints(decision.to);
        const moment = momentOf(this.#game, decision, before, this.#lastHints);
        this.moments.value = [...this.moments.peek(), moment];
      }
    } catch {
      this.hasFailed.value = true;
    }
    this.isRunning.value = false;
  }

  stop(): void {
    this.isRunning.value = false;
  }

  #fetchHints(state: T["state"]): Promise<Hints<T["move"]>> {
    return this.#source.hints(this.#game.view(state, "spectator"));
  }
}
