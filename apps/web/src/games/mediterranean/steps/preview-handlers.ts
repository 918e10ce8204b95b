import type { Move } from "@sofala/mediterranean";
import type { ShopModel } from "./shop-model.ts";

/** Event handlers for a button: while it is hovered or focused, the bill previews its purchase. */
export function previewHandlers(shop: ShopModel, move: Move | undefined) {
  const begin = () => {
    shop.previewedMove.value = move;
  };
  const end = () => {
    shop.previewedMove.value = undefined;
  };
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
