import type { Idea } from "@sofala/mediterranean";
import { memo } from "../../../ui/memo.ts";
import { Art } from "./art.tsx";
import { COUNT_SHAPES, IDEA_SHAPES } from "./mark-shapes.tsx";

/** What a mat counts, and the four ideas. */
export type MarkName = "vp" | "money" | "happiness" | "safety" | "cube" | Idea;

interface Props {
  readonly mark: MarkName;
  readonly size?: string;
}

const SHAPES = { ...COUNT_SHAPES, ...IDEA_SHAPES };

/** A small sign for what is counted. */
export const MarkIcon = memo(({ mark, size = "1.25em" }: Props) => {
  const Shape = SHAPES[mark];
  return (
    <Art class={`mark-icon ${mark}`} size={size}>
      <Shape />
    </Art>
  );
});
