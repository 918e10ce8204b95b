import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { CellName, Good, RaisePlan } from "@sofala/zimbabwe";
import { requestWorker } from "../workers/request-worker.ts";
import type { Mark, GoodsRoute } from "../board/marks.ts";
import type { TurnModel } from "../turn/turn-model.ts";
import { figuresAfter, figuresOf } from "../turn/figures.ts";
import { extraCostOf, type ExtraCost } from "./extra-cost.ts";
import { billOf, goodsWithHubs, goodsRoutesOf, type Bill } from "./bill.ts";
import { withSwap, type Raise, type SwapOptions } from "../workers/swaps.ts";
import type { RaiseObstacle } from "../workers/raise-obstacle.ts";

/** A monument of the player, and what raising it alone would cost. */
export interface Candidate {
  readonly at: CellName;
  readonly level: number;
  /** The cheapest raise; undefined if the goods are out of reach. */
  readonly plan: RaisePlan | undefined;
  /** The VP that raising it brings; 0 if it cannot be raised. */
  readonly vp: number;
  /** Why it cannot be raised; undefined if it can. */
  readonly obstacle: RaiseObstacle | undefined;
}

/** The choices of a raise, as they are stored in a draft. */
export interface RaiseChoice {
  readonly chosen: readonly CellName[];
  readonly picked: number;
  readonly edited: readonly Raise[] | undefined;
}

/** The raise that is being planned: which monuments, which plan, and which goods the player replaced. */
export class RaiseModel {
  readonly turn: TurnModel;
  readonly chosen = signal<readonly CellName[]>([]);
  /** Plans for the chosen monuments, cheapest first; undefined while they are computed. */
  readonly plans = signal<readonly RaisePlan[] | undefined>([]);
  readonly pickedPlan = signal(0);
  readonly candidates = signal<readonly Candidate[] | undefined>(undefined);
  /** Alternatives for each good of the plan. */
  readonly swaps = signal<readonly (readonly SwapOptions[])[]>([]);
  /** The worker could not compute the plans. */
  readonly hasFailed = signal(false);

  /** The moves of the plan, if it can be paid. */
  readonly moves: ReadonlySignal<readonly Raise[]>;
  readonly bill: ReadonlySignal<Bill | undefined>;
  /** The goods of the moves, with their hubs. */
  readonly goods: ReadonlySignal<readonly (readonly Good[])[]>;
  /** The good whose row is pointed at, or was opened. */
  readonly pointedGood = signal<string | undefined>(undefined);
  readonly goodsRoutes: ReadonlySignal<readonly GoodsRoute[]>;
  /** Why the chosen monuments cost more together than one by one. */
  readonly extraCost: ReadonlySignal<ExtraCost | undefined>;
  readonly marks: ReadonlySignal<readonly Mark[]>;
  private readonly editedMoves = signal<readonly Raise[] | undefined>(undefined);
  /** Incremented to compute everything again. */
  private readonly attempt = signal(0);
  /** Choices to restore once the candidates are known. */
  private pendingRestore: RaiseChoice | undefined;
  private readonly disposers: readonly (() => void)[];

  constructor(turn: TurnModel) {
    this.turn = turn;
    const { table } = turn;
    this.moves = computed(
      () => this.editedMoves.value ?? this.plans.value?.[this.pickedPlan.value]?.moves ?? [],
    );
    this.bill = computed(() =>
      this.isActive()
        ? billOf(table.state.value, table.me.value ?? 0, this.moves.value)
        : undefined,
    );
    this.goods = computed(() =>
      this.isActive()
        ? goodsWithHubs(table.state.value, table.me.value ?? 0, this.moves.value)
        : [],
    );
    const goodsRoutes = computed(() =>
      this.isActive()
        ? goodsRoutesOf(table.state.value, table.me.value ?? 0, this.moves.value)
        : [],
    );
    this.goodsRoutes = computed(() => {
      const pointed = this.pointedGood.value;
      if (pointed === undefined) return goodsRoutes.value;
      return goodsRoutes.value.map((route) => ({
        ...route,
        isFaded: route.id !== pointed && !route.id.startsWith(`${pointed} `),
      }));
    });
    this.extraCost = computed(() => this.computeExtraCost());
    this.marks = computed(() => this.computeMarks());
    this.disposers = [
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

  pickPlan(plan: number): void {
    batch(() => {
      this.pickedPlan.value = plan;
      this.editedMoves.value = undefined;
    });
  }

  swapGood(raise: number, good: number, by: Good): void {
    this.editedMoves.value = withSwap(this.moves.peek(), raise, good, by);
  }

  /** The choices so far. */
  get choice(): RaiseChoice {
    return {
      chosen: this.chosen.peek(),
      picked: this.pickedPlan.peek(),
      edited: this.editedMoves.peek(),
    };
  }

  /** Begins to raise with stored choices. */
  restore(choice: RaiseChoice): void {
    this.pendingRestore = choice;
    this.turn.begin({ kind: "raise" });
  }

  /** Computes again after a failure. */
  retry(): void {
    this.attempt.value++;
  }

  /** Makes all raises of the plan, one after the other. */
  confirm(): void {
    const { table } = this.turn.table;
    for (const move of this.moves.peek()) {
      const { moveCount } = table.currentMoment.peek();
      const refusal = table.play(move);
      if (refusal !== undefined) this.turn.refusal.value = refusal;
      // The tutorial takes some moves back at once; the rest of the plan is then void.
      if (table.currentMoment.peek().moveCount === moveCount) return;
    }
  }

  dispose(): void {
    for (const stop of this.disposers) stop();
  }

  private isActive(): boolean {
    return this.turn.intent.value?.kind === "raise";
  }

  private findCandidates(): void {
    void this.attempt.value;
    this.hasFailed.value = false;
    const { table } = this.turn;
    const seat = table.me.value;
    const isShown = this.isActive() || this.turn.isRaiseExplained.value;
    if (!isShown || seat === undefined) {
      this.pendingRestore = undefined;
      batch(() => {
        this.chosen.value = [];
        this.candidates.value = undefined;
        this.pointedGood.value = undefined;
      });
      return;
    }
    const view = table.view.value;
    const state = table.state.value;
    const raisable = new Set(this.turn.choices.value.raisableMonuments);
    void requestWorker("raises", { view, seat }).then((raises) => {
      const isStillShown =
        this.turn.intent.peek()?.kind === "raise" || this.turn.isRaiseExplained.peek();
      if (table.view.peek() !== view || !isStillShown) return;
      const candidates = raises.map(([at, plan, found]): Candidate => {
        const level = view.monuments.find((monument) => monument.at === at)?.level ?? 0;
        const obstacle = raisable.has(at) ? undefined : found;
        const after = plan && figuresAfter(state, seat, plan.moves);
        const vp = after === undefined ? 0 : after.vp - figuresOf(view, seat).vp;
        return { at, level, plan, vp, obstacle };
      });
      const open = candidates.flatMap(({ at, obstacle }) => (obstacle === undefined ? [at] : []));
      const { pendingRestore } = this;
      this.pendingRestore = undefined;
      batch(() => {
        this.candidates.value = candidates;
        // If there is only one choice, it is made.
        const only = open.length === 1 ? open : [];
        this.chosen.value = pendingRestore?.chosen.filter((at) => open.includes(at)) ?? only;
      });
      if (pendingRestore === undefined) return;
      batch(() => {
        this.pickedPlan.value = pendingRestore.picked;
        this.editedMoves.value = pendingRestore.edited;
      });
    }, this.markFailed);
  }

  private findPlans(): void {
    const monuments = this.chosen.value;
    const { table } = this.turn;
    const view = table.view.peek();
    const seat = table.me.peek();
    batch(() => {
      this.hasFailed.value = false;
      this.pickedPlan.value = 0;
      this.editedMoves.value = undefined;
      this.plans.value = monuments.length === 0 ? [] : undefined;
    });
    if (monuments.length === 0 || seat === undefined) return;
    const cattle = view.seats[seat]?.cattle ?? 0;
    void requestWorker("plans", { view, seat, monuments }).then((plans) => {
      if (this.chosen.peek() !== monuments) return;
      this.plans.value = plans.filter(({ cost }) => cost <= cattle);
    }, this.markFailed);
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
    void requestWorker("swaps", { view, seat, moves }).then((swaps) => {
      if (this.moves.peek() === moves) this.swaps.value = swaps;
    }, this.markFailed);
  }

  private readonly markFailed = (): void => {
    this.hasFailed.value = true;
  };

  private computeExtraCost(): ExtraCost | undefined {
    const [cheapest] = this.plans.value ?? [];
    // Other plans differ in who is paid, which may cost more as well.
    if (cheapest === undefined || this.moves.value !== cheapest.moves) return undefined;
    const alone = (this.candidates.value ?? []).flatMap(({ at, plan }) =>
      plan !== undefined && this.chosen.value.includes(at) ? [plan] : [],
    );
    return extraCostOf(this.turn.table.view.value, alone, cheapest);
  }

  private computeMarks(): readonly Mark[] {
    if (!this.isActive()) return [];
    const chosen = this.chosen.value;
    const used = this.moves.value.flatMap(({ goods }) =>
      goods.flatMap(({ resource, primary }) => [resource, ...(primary ? [primary.resource] : [])]),
    );
    return [
      ...(this.candidates.value ?? []).map(({ at, obstacle, plan }): Mark => {
        const kind = chosen.includes(at) ? "chosen" : obstacle === undefined ? "legal" : "refused";
        return { cell: at, kind, ...(plan === undefined ? {} : { note: `${plan.cost}` }) };
      }),
      ...[...new Set(used)].map((cell): Mark => ({ cell, kind: "free" })),
    ];
  }
}
