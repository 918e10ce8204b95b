import { useSignal, useSignalEffect, type ReadonlySignal } from "@preact/signals";
import { mediterranean } from "@sofala/mediterranean";
import type { TableModel } from "../table-model.ts";

/** The time of a part, read anew four times a second. */
export interface TimeLeft {
  /** Tells two parts apart. */
  readonly run: string;
  /** Whole seconds, rounded up. */
  readonly seconds: number;
  /** What is left of the whole, from 1 to 0. */
  readonly share: number;
  readonly urgency: Urgency;
}

export type Urgency = "calm" | "soon" | "now";

/** How near the bell is, by the warnings of the edition: a minute, and half of one. */
export function urgencyOf(seconds: number, warnings: readonly number[]): Urgency {
  const passed = warnings.filter((warning) => seconds <= warning).length;
  return passed === 0 ? "calm" : passed < warnings.length ? "soon" : "now";
}

/** What lasts for hours is told by its end, not counted down; milliseconds. */
const COUNTED = 3_600_000;

export function useTimeLeft(model: TableModel): ReadonlySignal<TimeLeft | undefined> {
  const left = useSignal<TimeLeft | undefined>(undefined);
  useSignalEffect(() => {
    const time = model.table.time.value;
    if (time === undefined) {
      left.value = undefined;
      return undefined;
    }
    const whole = mediterranean.timer(model.state.value)?.seconds ?? 0;
    const warnings = model.edition.value.rules.tradeWarningsSeconds.value;
    const read = () => {
      const milliseconds = time.left();
      if (milliseconds > COUNTED) {
        left.value = undefined;
        return;
      }
      const seconds = Math.ceil(milliseconds / 1000);
      const before = left.peek();
      if (before?.seconds === seconds && before.run === time.run) return;
      left.value = {
        run: time.run,
        seconds,
        share: whole === 0 ? 1 : Math.min(1, milliseconds / (whole * 1000)),
        urgency: urgencyOf(seconds, warnings),
      };
    };
    read();
    const timer = setInterval(read, 250);
    return () => clearInterval(timer);
  });
  return left;
}
