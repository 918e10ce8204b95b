import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { playSound } from "../../../table/sound/play-sound.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import type { TableModel } from "../table-model.ts";
import "./market-clock.css";
import { useTimeLeft } from "./use-time-left.ts";

/** The circumference of the ring. */
const RING_LENGTH = 2 * Math.PI * 20;

/** The remaining time of the current part: a ring, digits, and a bell before the end. */
export function MarketClock({ model }: { readonly model: TableModel }) {
  const timeLeft = useTimeLeft(model);
  const announcement = useTimeWarnings(model, timeLeft);
  const { clock } = mediterraneanText.value.market;
  const now = timeLeft.value;
  const [minutes, seconds] = [Math.floor((now?.seconds ?? 0) / 60), (now?.seconds ?? 0) % 60];
  const isTrading = model.part.value === "trading";
  return (
    <>
      {now !== undefined && (
        <span
          class={`market-clock ${now.urgency}${isTrading ? " trading" : ""}`}
          role="timer"
          aria-label={clock.left(minutes, seconds)}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <circle class="rail" cx="24" cy="24" r="20" />
            <circle
              class="left"
              cx="24"
              cy="24"
              r="20"
              stroke-dasharray={`${RING_LENGTH * now.fraction} ${RING_LENGTH}`}
            />
          </svg>
          <span class="figures" aria-hidden="true">
            {minutes}:{`${seconds}`.padStart(2, "0")}
          </span>
        </span>
      )}
      <span class="spoken" role="status">
        {announcement.value}
      </span>
    </>
  );
}

/** What screen readers announce at each warning and at the end. Also rings the bell. */
function useTimeWarnings(model: TableModel, timeLeft: ReturnType<typeof useTimeLeft>) {
  const announcement = useSignal("");
  const last = useRef<{ readonly run: string; readonly seconds: number } | undefined>(undefined);
  useSignalEffect(() => {
    const now = timeLeft.value;
    const before = last.current;
    last.current = now;
    const { clock } = mediterraneanText.value.market;
    if (now === undefined || now.run !== before?.run) {
      if (before !== undefined && before.seconds <= 2) announcement.value = clock.over;
      return;
    }
    const warnings = model.edition.peek().rules.tradeWarningsSeconds.value;
    const passed = warnings.find((each) => now.seconds <= each && before.seconds > each);
    if (passed === undefined || model.view.peek().part !== "trading") return;
    announcement.value = clock.warning(passed);
    playSound("bell");
  });
  return announcement;
}
