import type { Move } from "@sofala/mediterranean";
import type { ShopModel } from "./shop-model.ts";

/** A button that is pointed at, or has the focus, shows on the bill what its purchase would come to. */
export function considering(shop: ShopModel, move: Move | undefined) {
  const begin = () => {
    shop.considered.value = move;
  };
  const end = () => {
    shop.considered.value = undefined;
  };
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
