import { effect } from "@preact/signals";
import type { CellName } from "@sofala/zimbabwe";
import { useLayoutEffect, useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { placeTooltip } from "./tooltip-placement.ts";
import { boxAround } from "./drawing.ts";
import type { Ghost } from "./marks.ts";
import type { ViewportModel } from "./viewport-model.ts";
import { boxOnStage } from "./viewport.ts";
import "./refusal-tooltip.css";

/** Places the first child of a host beside cells, whenever they or the camera change. */
export function useTooltipPlacement(
  host: { readonly current: HTMLElement | null },
  cells: readonly CellName[] | undefined,
  viewport: ViewportModel,
): void {
  useLayoutEffect(() => {
    const tooltip = host.current?.firstElementChild;
    if (!(tooltip instanceof HTMLElement) || cells === undefined) return undefined;
    const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
    const target = boxAround(cells);
    return effect(() => {
      const { stage } = viewport.scene.value;
      const { x, y, side } = placeTooltip(boxOnStage(viewport.camera.value, target), size, stage);
      tooltip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      tooltip.dataset["side"] = side;
    });
  }, [cells, viewport]);
}

/** Shows beside a ghost why it cannot be placed there; the same size at any zoom. */
export const RefusalTooltip = memo(
  ({
    ghost,
    viewport,
  }: {
    readonly ghost: Ghost | undefined;
    readonly viewport: ViewportModel;
  }) => {
    const host = useRef<HTMLDivElement>(null);
    const refusal = ghost?.refusal;
    useTooltipPlacement(host, ghost?.cells, viewport);
    return (
      <div ref={host} class="tooltip-host" role="status">
        {refusal !== undefined && <p class="refusal-tooltip">{refusal}</p>}
      </div>
    );
  },
);
