import type { Bottom } from "@sofala/mediterranean";
import { memo } from "../../../ui/memo.ts";
import { Art } from "./art.tsx";
import { BOTTOM_SHAPES } from "./bottom-shapes.tsx";

interface Props {
  readonly bottom: Bottom;
  readonly size?: string;
}

/** What is on the secret underside of a card. */
export const BottomIcon = memo(({ bottom, size = "1.25em" }: Props) => {
  const Shape = BOTTOM_SHAPES[bottom];
  return (
    <Art class={`bottom-icon ${bottom}`} size={size}>
      <Shape />
    </Art>
  );
});
