import { effect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { placeTooltip } from "./tooltip-placement.ts";
import { boxAround } from "./drawing.ts";
import type { Ghost } from "./marks.ts";
import type { ViewportModel } from "./viewport-model.ts";
import { boxOnStage } from "./viewport.ts";
import "./refusal-tooltip.css";

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
    useLayoutEffect(() => {
      const tooltip = host.current?.firstElementChild;
      if (!(tooltip instanceof HTMLElement) || ghost === undefined) return undefined;
      const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
      const target = boxAround(ghost.cells);
      return effect(() => {
        const { stage } = viewport.scene.value;
        const { x, y, side } = placeTooltip(boxOnStage(viewport.camera.value, target), size, stage);
        tooltip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
        tooltip.dataset["side"] = side;
      });
    }, [ghost, viewport]);
    return (
      <div ref={host} class="tooltip-host" role="status">
        {refusal !== undefined && <p class="refusal-tooltip">{refusal}</p>}
      </div>
    );
  },
);
