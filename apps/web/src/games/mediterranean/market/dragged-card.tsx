import { AtBody } from "../../../ui/portal.tsx";
import { GoodsCard } from "../art/goods-card.tsx";
import type { CardDrag } from "./card-drag.ts";
import "./dragged-card.css";

/** The card that goes with the pointer, and why it cannot lie where it is. */
export function LiftedCard({ drag }: { readonly drag: CardDrag }) {
  const lifted = drag.lifted.value;
  if (lifted === undefined) return undefined;
  const { card, x, y, refused } = lifted;
  return (
    <AtBody>
      <div
        class={refused === undefined ? "lifted-card" : "lifted-card refused"}
        style={`--x: ${x}px; --y: ${y}px`}
      >
        <GoodsCard good={card.good} bottom={card.bottom} isSmall />
        {refused !== undefined && <p role="status">{refused}</p>}
      </div>
    </AtBody>
  );
}
