import type { TableModel } from "../table-model.ts";
import "./time-border.css";
import { useTimeLeft } from "./use-time-left.ts";

/** The remaining time as a line around the market that gets shorter. */
export function TimeBorder({ model }: { readonly model: TableModel }) {
  const now = useTimeLeft(model).value;
  return (
    now && (
      <svg class={`time-border ${now.urgency}`} aria-hidden="true">
        <rect pathLength={100} stroke-dasharray={`${now.fraction * 100} 100`} />
      </svg>
    )
  );
}
