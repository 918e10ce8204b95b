import { effect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { DRAWING_MARGIN } from "./drawing.ts";
import { CELL, columnName } from "./geometry.ts";
import type { Viewer } from "./viewport-model.ts";
import "./rulers.css";

/** Pixels that a ruler is wide. */
export const RULER = 22;

interface RulersProps {
  readonly across: number;
  readonly down: number;
  readonly viewer: Viewer;
}

/** Letters above the columns and numbers beside the rows; they stay in sight when the board is larger than the stage. */
export const Rulers = memo(({ across, down, viewer }: RulersProps) => {
  const columns = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      effect(() => {
        const { scale, x, y } = viewer.camera.value;
        const left = x + DRAWING_MARGIN * scale;
        const top = y + DRAWING_MARGIN * scale;
        lay(columns.current, left, Math.max(0, top - RULER), top < RULER, scale);
        lay(rows.current, Math.max(0, left - RULER), top, left < RULER, scale);
      }),
    [viewer],
  );
  return (
    <div class="rulers" aria-hidden="true">
      <div ref={columns} class="columns">
        {Array.from({ length: across }, (_, n) => (
          <span key={n}>{columnName(n)}</span>
        ))}
      </div>
      <div ref={rows} class="rows">
        {Array.from({ length: down }, (_, n) => (
          <span key={n}>{n + 1}</span>
        ))}
      </div>
    </div>
  );
});

function lay(
  ruler: HTMLElement | null,
  x: number,
  y: number,
  isOver: boolean,
  scale: number,
): void {
  if (ruler === null) return;
  ruler.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  ruler.style.setProperty("--cell", `${CELL * scale}px`);
  ruler.classList.toggle("over", isOver);
}
