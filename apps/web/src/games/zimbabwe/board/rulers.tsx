import { effect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { DRAWING_MARGIN } from "./drawing.ts";
import { CELL_SIZE, columnName } from "./geometry.ts";
import type { ViewportModel } from "./viewport-model.ts";
import "./rulers.css";

/** The width of a ruler. */
export const RULER_REM = 1.375;

interface RulersProps {
  readonly across: number;
  readonly down: number;
  readonly viewport: ViewportModel;
}

/** Letters above the columns and numbers beside the rows; always visible, even if the board is larger than the stage. */
export const Rulers = memo(({ across, down, viewport }: RulersProps) => {
  const columns = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      effect(() => {
        const { scale, x, y } = viewport.camera.value;
        const { left: width } = viewport.scene.value.insets;
        const left = x + DRAWING_MARGIN * scale;
        const top = y + DRAWING_MARGIN * scale;
        placeRuler(columns.current, left, Math.max(0, top - width), top < width, scale);
        placeRuler(rows.current, Math.max(0, left - width), top, left < width, scale);
      }),
    [viewport],
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

function placeRuler(
  ruler: HTMLElement | null,
  x: number,
  y: number,
  isOver: boolean,
  scale: number,
): void {
  if (ruler === null) return;
  ruler.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  ruler.style.setProperty("--cell", `${CELL_SIZE * scale}px`);
  ruler.classList.toggle("over", isOver);
}
