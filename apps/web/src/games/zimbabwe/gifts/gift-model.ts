import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { TableModel } from "../table-model.ts";
import { forecast, giftRange, type Forecast, type GiftRange } from "./forecast.ts";

/** The gift in the making. */
export class GiftModel {
  /** What the person can give; undefined where they can only pass. */
  readonly range: ReadonlySignal<GiftRange | undefined>;
  readonly amount: ReadonlySignal<number>;
  readonly given: ReadonlySignal<Forecast | undefined>;
  readonly passed: ReadonlySignal<Forecast | undefined>;
  private readonly table: TableModel;
  private readonly wish = signal<{ readonly at: number; readonly cattle: number } | undefined>(
    undefined,
  );

  constructor(table: TableModel) {
    this.table = table;
    const isOn = computed(() => table.isMyTurn.value && table.view.value.phase === "gifts");
    const seat = computed(() => table.me.value ?? 0);
    this.range = computed(() => (isOn.value ? giftRange(table.legal.value) : undefined));
    this.amount = computed(() => {
      const { least, most } = this.range.value ?? { least: 0, most: 0 };
      const wish = this.wish.value;
      // A wish holds for the decision it was made in.
      const wished = wish?.at === table.moves.value ? wish.cattle : least;
      return Math.min(most, Math.max(least, wished));
    });
    this.given = computed(() =>
      this.range.value === undefined
        ? undefined
        : forecast(table.state.value, seat.value, { kind: "give", cattle: this.amount.value }),
    );
    this.passed = computed(() =>
      isOn.value ? forecast(table.state.value, seat.value, { kind: "pass" }) : undefined,
    );
  }

  /** What the person wished to give in this decision, if anything. */
  get wished(): number | undefined {
    const wish = this.wish.peek();
    return wish?.at === this.table.moves.peek() ? wish.cattle : undefined;
  }

  set(cattle: number): void {
    this.wish.value = { at: this.table.moves.peek(), cattle };
  }

  give(): void {
    this.table.table.play({ kind: "give", cattle: this.amount.peek() });
  }

  pass(): void {
    this.table.table.play({ kind: "pass" });
  }
}
