import type { Bottom } from "@sofala/mediterranean";
import { memo } from "../../../ui/memo.ts";
import { ArtIcon } from "./art.tsx";
import { BOTTOM_SHAPES } from "./bottom-shapes.tsx";

interface Props {
  readonly bottom: Bottom;
  readonly size?: string;
}

/** The icon of a card's secret underside. */
export const BottomIcon = memo(({ bottom, size = "1.25em" }: Props) => {
  const Shape = BOTTOM_SHAPES[bottom];
  return (
    <ArtIcon class={`bottom-icon ${bottom}`} size={size}>
      <Shape />
    </ArtIcon>
  );
});
