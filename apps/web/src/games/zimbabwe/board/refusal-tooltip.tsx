import { effect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { bubblePlace } from "./tooltip-placement.ts";
import { boxAround } from "./drawing.ts";
import type { Ghost } from "./marks.ts";
import type { Viewer } from "./viewport-model.ts";
import { onStage } from "./viewport.ts";
import "./refusal-tooltip.css";

/** Says beside a ghost why it cannot stand there; as large at any zoom. */
export const Bubble = memo(
  ({ ghost, viewer }: { readonly ghost: Ghost | undefined; readonly viewer: Viewer }) => {
    const host = useRef<HTMLDivElement>(null);
    const refusal = ghost?.refusal;
    useLayoutEffect(() => {
      const bubble = host.current?.firstElementChild;
      if (!(bubble instanceof HTMLElement) || ghost === undefined) return undefined;
      const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
      const about = boxAround(ghost.cells);
      return effect(() => {
        const { stage } = viewer.scene.value;
        const { x, y, side } = bubblePlace(onStage(viewer.camera.value, about), size, stage);
        bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
        bubble.dataset["side"] = side;
      });
    }, [ghost, viewer]);
    return (
      <div ref={host} class="bubble-host" role="status">
        {refusal !== undefined && <p class="bubble">{refusal}</p>}
      </div>
    );
  },
);
