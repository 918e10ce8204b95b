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
import type { Played } from "../../../local/fork.ts";
import type { Ask } from "./analysis-model.ts";

/** Games in the head for each decision. */
const SIMULATIONS = 60;
/** How many decisions are named. */
const NAMED = 5;

/** Judges all decisions of a game in the worker, one after the other; who stops it can go on later. */
export class ReviewModel {
  readonly decisions: readonly Decision<Zimbabwe>[];
  readonly moments = signal<readonly Moment<Move>[]>([]);
  readonly isRunning = signal(false);
  readonly hasFailed = signal(false);
  readonly isWhole: ReadonlySignal<boolean>;
  /** The decisions that cost most. */
  readonly dearest: ReadonlySignal<readonly Mistake<Moment<Move>>[]>;
  private readonly think: Ask;
  /** What is thought of the position after the last decision judged. */
  private hints: Hints<Move> | undefined;

  constructor(start: State, played: readonly Played<Zimbabwe>[], think: Ask) {
    this.decisions = decisionsOf(zimbabweTurns, start, played);
    this.think = think;
    this.isWhole = computed(() => this.moments.value.length === this.decisions.length);
    this.dearest = computed(() => mistakes(this.moments.value, NAMED));
  }

  async run(): Promise<void> {
    if (this.isRunning.peek()) return;
    this.isRunning.value = true;
    this.hasFailed.value = false;
    try {
      while (this.isRunning.peek()) {
        const decision = this.decisions[this.moments.peek().length];
        if (decision === undefined) break;
        const before = this.hints ?? (await this.judge(decision.from));
        this.hints = await this.judge(decision.to);
        const moment = momentOf(zimbabwe, decision, before, this.hints);
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

  private judge(state: State): Promise<Hints<Move>> {
    const view = zimbabwe.view(state, "spectator");
    return this.think("hints", { view, simulations: SIMULATIONS });
  }
}
