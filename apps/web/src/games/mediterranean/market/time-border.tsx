import type { TableModel } from "../table-model.ts";
import "./time-border.css";
import { useTimeLeft } from "./use-time-left.ts";

/** The time as a line around the market, shorter and shorter. */
export function TimeFrame({ model }: { readonly model: TableModel }) {
  const now = useTimeLeft(model).value;
  return (
    now && (
      <svg class={`time-frame ${now.urgency}`} aria-hidden="true">
        <rect pathLength={100} stroke-dasharray={`${now.share * 100} 100`} />
      </svg>
    )
  );
}
