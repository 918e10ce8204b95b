import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { CellName, Good, RaisePlan } from "@sofala/zimbabwe";
import { think } from "../workers/request-worker.ts";
import type { Mark, Way } from "../board/marks.ts";
import type { TurnModel } from "../turn/turn-model.ts";
import { billOf, settledGoods, waysOf, type Bill } from "./bill.ts";
import { swapped, type Raise, type Swaps } from "./swaps.ts";
import { whyNot, type WhyNot } from "./raise-obstacle.ts";

/** A monument of the person's own, and what raising it alone would take. */
export interface Candidate {
  readonly at: CellName;
  readonly level: number;
  /** The cheapest raise; undefined where the goods cannot be had. */
  readonly cost: number | undefined;
  /** Why it cannot be raised; undefined where it can. */
  readonly obstacle: WhyNot | undefined;
}

/** What is chosen of a raise, as it can be kept. */
export interface RaiseChoice {
  readonly chosen: readonly CellName[];
  readonly picked: number;
  readonly edited: readonly Raise[] | undefined;
}

/** Raising in the making: which monuments, from which plan, with which goods changed by hand. */
export class RaiseModel {
  readonly turn: TurnModel;
  readonly chosen = signal<readonly CellName[]>([]);
  /** Plans for the chosen monuments, cheapest first; undefined while they are worked out. */
  readonly plans = signal<readonly RaisePlan[] | undefined>([]);
  readonly picked = signal(0);
  readonly candidates = signal<readonly Candidate[] | undefined>(undefined);
  /** What could stand in the place of each good of the plan. */
  readonly swaps = signal<readonly (readonly Swaps[])[]>([]);
  /** Could the ways to pay not be worked out? */
  readonly hasFailed = signal(false);

  /** The moves that the plan makes, if it can be paid. */
  readonly moves: ReadonlySignal<readonly Raise[]>;
  readonly bill: ReadonlySignal<Bill | undefined>;
  /** The goods of the moves, with the hubs that they pass. */
  readonly goods: ReadonlySignal<readonly (readonly Good[])[]>;
  readonly ways: ReadonlySignal<readonly Way[]>;
  readonly marks: ReadonlySignal<readonly Mark[]>;
  private readonly edited = signal<readonly Raise[] | undefined>(undefined);
  /** Grows with everything that is to be worked out anew. */
  private readonly attempt = signal(0);
  /** What is to be chosen again as soon as it is known what can be raised. */
  private restored: RaiseChoice | undefined;
  private readonly stops: readonly (() => void)[];

  constructor(turn: TurnModel) {
    this.turn = turn;
    const { table } = turn;
    this.moves = computed(
      () => this.edited.value ?? this.plans.value?.[this.picked.value]?.moves ?? [],
    );
    this.bill = computed(() =>
      this.isOn() ? billOf(table.state.value, table.me.value ?? 0, this.moves.value) : undefined,
    );
    this.goods = computed(() =>
      this.isOn() ? settledGoods(table.state.value, table.me.value ?? 0, this.moves.value) : [],
    );
    this.ways = computed(() =>
      this.isOn() ? waysOf(table.state.value, table.me.value ?? 0, this.moves.value) : [],
    );
    this.marks = computed(() => this.marksNow());
    this.stops = [
      effect(() => this.findCandidates()),
      effect(() => this.findPlans()),
      effect(() => this.findSwaps()),
    ];
  }

  toggle(at: CellName): void {
    const candidate = this.candidates.peek()?.find((each) => each.at === at);
    if (candidate === undefined || candidate.obstacle !== undefined) return;
    const chosen = this.chosen.peek();
    this.chosen.value = chosen.includes(at)
      ? chosen.filter((each) => each !== at)
      : [...chosen, at];
  }

  pick(plan: number): void {
    batch(() => {
      this.picked.value = plan;
      this.edited.value = undefined;
    });
  }

  swap(raise: number, good: number, by: Good): void {
    this.edited.value = swapped(this.moves.peek(), raise, good, by);
  }

  /** What is chosen so far. */
  get choice(): RaiseChoice {
    return {
      chosen: this.chosen.peek(),
      picked: this.picked.peek(),
      edited: this.edited.peek(),
    };
  }

  /** Begins to raise, with what was chosen before. */
  restore(choice: RaiseChoice): void {
    this.restored = choice;
    this.turn.begin({ kind: "raise" });
  }

  /** Works out once more what could not be worked out. */
  retry(): void {
    this.attempt.value++;
  }

  /** Makes all raises of the plan, one after the other. */
  confirm(): void {
    const { table } = this.turn.table;
    for (const move of this.moves.peek()) {
      const { number } = table.now.peek();
      const refusal = table.play(move);
      if (refusal !== undefined) this.turn.refusal.value = refusal;
      // A tutor takes some moves back at once; those after it were planned for another table.
      if (table.now.peek().number === number) return;
    }
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  private isOn(): boolean {
    return this.turn.intent.value?.kind === "raise";
  }

  private findCandidates(): void {
    void this.attempt.value;
    this.hasFailed.value = false;
    const { table } = this.turn;
    const seat = table.me.value;
    if (!this.isOn() || seat === undefined) {
      this.restored = undefined;
      batch(() => {
        this.chosen.value = [];
        this.candidates.value = undefined;
      });
      return;
    }
    const view = table.view.value;
    const state = table.state.value;
    const raisable = new Set(this.turn.choices.value.raises);
    void think("raises", { view, seat }).then((raises) => {
      if (table.view.peek() !== view || this.turn.intent.peek()?.kind !== "raise") return;
      const candidates = raises.map(([at, plan]): Candidate => {
        const level = view.monuments.find((monument) => monument.at === at)?.level ?? 0;
        const cost = plan?.cost;
        const obstacle = raisable.has(at) ? undefined : whyNot(view, state, seat, at, cost);
        return { at, level, cost, obstacle };
      });
      const open = candidates.flatMap(({ at, obstacle }) => (obstacle === undefined ? [at] : []));
      const { restored } = this;
      this.restored = undefined;
      batch(() => {
        this.candidates.value = candidates;
        // The only choice there is need not be made.
        const only = open.length === 1 ? open : [];
        this.chosen.value = restored?.chosen.filter((at) => open.includes(at)) ?? only;
      });
      if (restored === undefined) return;
      batch(() => {
        this.picked.value = restored.picked;
        this.edited.value = restored.edited;
      });
    }, this.fail);
  }

  private findPlans(): void {
    const monuments = this.chosen.value;
    const { table } = this.turn;
    const view = table.view.peek();
    const seat = table.me.peek();
    batch(() => {
      this.hasFailed.value = false;
      this.picked.value = 0;
      this.edited.value = undefined;
      this.plans.value = monuments.length === 0 ? [] : undefined;
    });
    if (monuments.length === 0 || seat === undefined) return;
    const cattle = view.seats[seat]?.cattle ?? 0;
    void think("plans", { view, seat, monuments }).then((plans) => {
      if (this.chosen.peek() !== monuments) return;
      this.plans.value = plans.filter(({ cost }) => cost <= cattle);
    }, this.fail);
  }

  private findSwaps(): void {
    const moves = this.moves.value;
    const { table } = this.turn;
    const view = table.view.peek();
    const seat = table.me.peek();
    if (moves.length === 0 || seat === undefined) {
      this.swaps.value = [];
      return;
    }
    void think("swaps", { view, seat, moves }).then((swaps) => {
      if (this.moves.peek() === moves) this.swaps.value = swaps;
    }, this.fail);
  }

  private readonly fail = (): void => {
    this.hasFailed.value = true;
  };

  private marksNow(): readonly Mark[] {
    if (!this.isOn()) return [];
    const chosen = this.chosen.value;
    const used = this.moves.value.flatMap(({ goods }) =>
      goods.flatMap(({ resource, primary }) => [resource, ...(primary ? [primary.resource] : [])]),
    );
    return [
      ...(this.candidates.value ?? []).map(({ at, obstacle, cost }): Mark => {
        const kind = chosen.includes(at) ? "chosen" : obstacle === undefined ? "legal" : "refused";
        return { cell: at, kind, ...(cost === undefined ? {} : { note: `${cost}` }) };
      }),
      ...[...new Set(used)].map((cell): Mark => ({ cell, kind: "free" })),
    ];
  }
}
