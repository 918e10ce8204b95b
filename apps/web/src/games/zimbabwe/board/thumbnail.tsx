import { useId } from "preact/hooks";
import { BoardDefs } from "./board-defs.tsx";
import { BoardPicture } from "./board-picture.tsx";
import type { BoardView } from "./board-view.ts";
import { DRAWING_MARGIN, viewBoxOf } from "./drawing.ts";
import { groundOf } from "./board-string.ts";
import { Resources } from "./resources.tsx";
import { StartingAreas, startsOf } from "./starting-areas.tsx";
import { Land, MapEdge, TileBorders, Water } from "./terrain.tsx";

/** Room around a map for what stands higher than its cell. */
const MARGIN = 2 * DRAWING_MARGIN;
const NONE: ReadonlySet<string> = new Set();
const UNUSED: BoardView["used"] = {};

interface BoardThumbnailProps {
  readonly view: BoardView;
  /** What it shows, for those who do not see it; without it the picture is silent. */
  readonly label?: string;
}

/** A small picture of a game's board. */
export const BoardThumbnail = ({ view, label }: BoardThumbnailProps) => (
  <svg class="board-thumbnail" viewBox={viewBoxOf(view.board, MARGIN)} {...spoken(label)}>
    <BoardPicture view={view} placed={NONE} grid={false} tiles={false} />
  </svg>
);

interface MapPictureProps {
  readonly board: readonly string[];
  readonly label?: string;
}

/** A map on which nobody stands yet. */
export function MapPicture({ board, label }: MapPictureProps) {
  const id = useId();
  const ground = groundOf(board);
  return (
    <svg class="map-picture" viewBox={viewBoxOf(board)} {...spoken(label)}>
      <BoardDefs id={id} />
      <Land ground={ground} id={id} />
      <TileBorders ground={ground} />
      <Water ground={ground} />
      <MapEdge ground={ground} />
      <StartingAreas id={id} cells={startsOf(board, NONE)} />
      <Resources id={id} ground={ground} used={UNUSED} placed={NONE} />
    </svg>
  );
}

const spoken = (label: string | undefined) =>
  label === undefined
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": label } as const);
