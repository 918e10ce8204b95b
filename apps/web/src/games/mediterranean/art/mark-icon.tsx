import type { Idea } from "@sofala/mediterranean";
import { memo } from "../../../ui/memo.ts";
import { ArtIcon } from "./art.tsx";
import { FIGURE_SHAPES, IDEA_SHAPES } from "./mark-shapes.tsx";

/** What a mat counts, and the four ideas. */
export type MarkName = "vp" | "money" | "happiness" | "safety" | "cube" | Idea;

interface Props {
  readonly mark: MarkName;
  readonly size?: string;
}

const SHAPES = { ...FIGURE_SHAPES, ...IDEA_SHAPES };

/** The icon of something that is counted. */
export const MarkIcon = memo(({ mark, size = "1.25em" }: Props) => {
  const Shape = SHAPES[mark];
  return (
    <ArtIcon class={`mark-icon ${mark}`} size={size}>
      <Shape />
    </ArtIcon>
  );
});
