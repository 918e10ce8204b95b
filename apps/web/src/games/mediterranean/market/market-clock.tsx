import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { settings } from "../../../settings/settings.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { TableModel } from "../table-model.ts";
import { ringBell } from "./bell.ts";
import "./market-clock.css";
import { useTimeLeft } from "./use-time-left.ts";

/** The way around the ring. */
const ROUND = 2 * Math.PI * 20;

/** What is left of the time of the part that is being played: a ring, figures, and a bell before the end. */
export function MarketClock({ model }: { readonly model: TableModel }) {
  const left = useTimeLeft(model);
  const heard = useWarnings(model, left);
  const { clock } = mediterraneanWords.value.market;
  const now = left.value;
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
              stroke-dasharray={`${ROUND * now.share} ${ROUND}`}
            />
          </svg>
          <span class="figures" aria-hidden="true">
            {minutes}:{`${seconds}`.padStart(2, "0")}
          </span>
        </span>
      )}
      <span class="spoken" role="status">
        {heard.value}
      </span>
    </>
  );
}

/** What is heard of the clock: a sentence at each warning and at the end, and a bell for who wants sounds. */
function useWarnings(model: TableModel, left: ReturnType<typeof useTimeLeft>) {
  const heard = useSignal("");
  const last = useRef<{ readonly run: string; readonly seconds: number } | undefined>(undefined);
  useSignalEffect(() => {
    const now = left.value;
    const before = last.current;
    last.current = now;
    const { clock } = mediterraneanWords.value.market;
    if (now === undefined || now.run !== before?.run) {
      if (before !== undefined && before.seconds <= 2) heard.value = clock.over;
      return;
    }
    const warnings = model.edition.peek().rules.tradeWarningsSeconds.value;
    const passed = warnings.find((each) => now.seconds <= each && before.seconds > each);
    if (passed === undefined || model.view.peek().part !== "trading") return;
    heard.value = clock.warning(passed);
    if (settings.peek().sound) ringBell();
  });
  return heard;
}
