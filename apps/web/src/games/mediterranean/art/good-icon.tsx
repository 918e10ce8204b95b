import type { Good } from "@sofala/mediterranean";
import { memo } from "../../../ui/memo.ts";
import { ArtIcon } from "./art.tsx";
import { GOOD_SHAPES } from "./good-shapes.tsx";

interface Props {
  readonly good: Good;
  /** In CSS: `1.5em`. */
  readonly size?: string;
}

/** The icon of a good; decorative, its name is beside it. */
export const GoodIcon = memo(({ good, size = "1.25em" }: Props) => {
  const Shape = GOOD_SHAPES[good];
  return (
    <ArtIcon class={`good-icon ${good}`} size={size}>
      <Shape />
    </ArtIcon>
  );
});
