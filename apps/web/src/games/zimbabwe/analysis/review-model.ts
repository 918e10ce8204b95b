import { computed, signal, type ReadonlySignal } from "@preact/signals";
import {
  decisionsOf,
  mistakes,
  momentOf,
  zimbabweTurns,
  type Decision,
  type Mistake,
  type Moment,
} from "@sofala/bots/review/steps";
import type { Hints } from "@sofala/bots/zimbabwe";
import { zimbabwe, type Move, type State, type Zimbabwe } from "@sofala/zimbabwe";
import type { PlayedMove } from "../../../local/fork.ts";
import type { AskBot } from "./analysis-model.ts";

/** Simulated games per decision. */
const SIMULATIONS = 60;
/** How many costly decisions are listed. */
const MAX_NAMED = 5;

/** Reviews all decisions of a game in the worker, one after the other; can be stopped and continued. */
export class ReviewModel {
  readonly decisions: readonly Decision<Zimbabwe>[];
  readonly moments = signal<readonly Moment<Move>[]>([]);
  readonly isRunning = signal(false);
  readonly hasFailed = signal(false);
  readonly isComplete: ReadonlySignal<boolean>;
  /** The decisions that cost most. */
  readonly costliest: ReadonlySignal<readonly Mistake<Moment<Move>>[]>;
  private readonly askBot: AskBot;
  /** The hints for the position after the last reviewed decision. */
  private lastHints: Hints<Move> | undefined;

  constructor(start: State, played: readonly PlayedMove<Zimbabwe>[], askBot: AskBot) {
    this.decisions = decisionsOf(zimbabweTurns, start, played);
    this.askBot = askBot;
    this.isComplete = computed(() => this.moments.value.length === this.decisions.length);
    this.costliest = computed(() => mistakes(this.moments.value, MAX_NAMED));
  }

  async run(): Promise<void> {
    if (this.isRunning.peek()) return;
    this.isRunning.value = true;
    this.hasFailed.value = false;
    try {
      while (this.isRunning.peek()) {
        const decision = this.decisions[this.moments.peek().length];
        if (decision === undefined) break;
        const before = this.lastHints ?? (await this.fetchHints(decision.from));
        this.lastHints = await this.fetchHints(decision.to);
        const moment = momentOf(zimbabwe, decision, before, this.lastHints);
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

  private fetchHints(state: State): Promise<Hints<Move>> {
    const view = zimbabwe.view(state, "spectator");
    return this.askBot("hints", { view, simulations: SIMULATIONS });
  }
}
