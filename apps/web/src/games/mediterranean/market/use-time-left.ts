import { useSignal, useSignalEffect, type ReadonlySignal } from "@preact/signals";
import { mediterraneanRules } from "@sofala/mediterranean";
import type { TableModel } from "../table-model.ts";

/** The remaining time of a part, updated four times a second. */
export interface TimeLeft {
  /** Identifies the part. */
  readonly run: string;
  /** Whole seconds, rounded up. */
  readonly seconds: number;
  /** The remaining fraction, from 1 to 0. */
  readonly fraction: number;
  readonly urgency: Urgency;
}

export type Urgency = "calm" | "soon" | "now";

/** How near the bell is, by the warnings of the edition (one minute, half a minute). */
export function urgencyOf(seconds: number, warnings: readonly number[]): Urgency {
  const passed = warnings.filter((warning) => seconds <= warning).length;
  return passed === 0 ? "calm" : passed < warnings.length ? "soon" : "now";
}

/** Longer times are not counted down; the deadline is shown instead. */
const MAX_COUNTDOWN_MS = 3_600_000;

export function useTimeLeft(model: TableModel): ReadonlySignal<TimeLeft | undefined> {
  const timeLeft = useSignal<TimeLeft | undefined>(undefined);
  useSignalEffect(() => {
    const time = model.table.partClock.value;
    if (time === undefined) {
      timeLeft.value = undefined;
      return undefined;
    }
    const totalSeconds = mediterraneanRules.timer(model.state.value)?.seconds ?? 0;
    const warnings = model.edition.value.rules.tradeWarningsSeconds.value;
    const read = () => {
      const milliseconds = time.timeLeft();
      if (milliseconds > MAX_COUNTDOWN_MS) {
        timeLeft.value = undefined;
        return;
      }
      const seconds = Math.ceil(milliseconds / 1000);
      const before = timeLeft.peek();
      if (before?.seconds === seconds && before.run === time.run) return;
      timeLeft.value = {
        run: time.run,
        seconds,
        fraction: totalSeconds === 0 ? 1 : Math.min(1, milliseconds / (totalSeconds * 1000)),
        urgency: urgencyOf(seconds, warnings),
      };
    };
    read();
    const timer = setInterval(read, 250);
    return () => clearInterval(timer);
  });
  return timeLeft;
}
