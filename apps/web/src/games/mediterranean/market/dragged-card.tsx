import { Portal } from "../../../ui/portal.tsx";
import { GoodsCard } from "../art/goods-card.tsx";
import type { CardDrag } from "./card-drag.ts";
import "./dragged-card.css";

/** The card that is being dragged, and why it cannot be dropped here. */
export function DraggedCardView({ drag }: { readonly drag: CardDrag }) {
  const dragged = drag.dragged.value;
  if (dragged === undefined) return undefined;
  const { card, x, y, refusalText } = dragged;
  return (
    <Portal>
      <div
        class={refusalText === undefined ? "dragged-card" : "dragged-card refused"}
        style={`--x: ${x}px; --y: ${y}px`}
      >
        <GoodsCard good={card.good} bottom={card.bottom} isSmall />
        {refusalText !== undefined && <p role="status">{refusalText}</p>}
      </div>
    </Portal>
  );
}
