import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { TableModel } from "../table-model.ts";
import { forecastGifts, giftRange, type GiftForecast, type GiftRange } from "./forecast.ts";

/** The gift that is being chosen. */
export class GiftModel {
  /** What the player can give; undefined if they can only pass. */
  readonly range: ReadonlySignal<GiftRange | undefined>;
  readonly amount: ReadonlySignal<number>;
  readonly forecastIfGiven: ReadonlySignal<GiftForecast | undefined>;
  readonly forecastIfPassed: ReadonlySignal<GiftForecast | undefined>;
  private readonly table: TableModel;
  private readonly choice = signal<{ readonly at: number; readonly cattle: number } | undefined>(
    undefined,
  );

  constructor(table: TableModel) {
    this.table = table;
    const isOn = computed(() => table.isMyTurn.value && table.view.value.phase === "gifts");
    const seat = computed(() => table.me.value ?? 0);
    this.range = computed(() => (isOn.value ? giftRange(table.legalMoves.value) : undefined));
    this.amount = computed(() => {
      const { min, max } = this.range.value ?? { min: 0, max: 0 };
      const choice = this.choice.value;
      // A choice is only valid for the decision in which it was made.
      const chosen = choice?.at === table.moveCount.value ? choice.cattle : min;
      return Math.min(max, Math.max(min, chosen));
    });
    this.forecastIfGiven = computed(() =>
      this.range.value === undefined
        ? undefined
        : forecastGifts(table.state.value, seat.value, { kind: "give", cattle: this.amount.value }),
    );
    this.forecastIfPassed = computed(() =>
      isOn.value ? forecastGifts(table.state.value, seat.value, { kind: "pass" }) : undefined,
    );
  }

  /** The amount chosen for this decision, if any. */
  get chosenAmount(): number | undefined {
    const choice = this.choice.peek();
    return choice?.at === this.table.moveCount.peek() ? choice.cattle : undefined;
  }

  setAmount(cattle: number): void {
    this.choice.value = { at: this.table.moveCount.peek(), cattle };
  }

  give(): void {
    this.table.table.play({ kind: "give", cattle: this.amount.peek() });
  }

  pass(): void {
    this.table.table.play({ kind: "pass" });
  }
}
