import { useId } from "preact/hooks";
import { BoardDefs } from "./board-defs.tsx";
import { BoardPicture } from "./board-picture.tsx";
import type { BoardView } from "./board-view.ts";
import { DRAWING_MARGIN, viewBoxOf } from "./drawing.ts";
import { toBoardString } from "./board-string.ts";
import { MarksLayer } from "./marks-layer.tsx";
import type { Mark } from "./marks.ts";
import { Resources } from "./resources.tsx";
import { StartingAreas, freeStartingAreas } from "./starting-areas.tsx";
import { Land, MapEdge, TileBorders, Water } from "./terrain.tsx";

/** Space around a map for pieces that are higher than their cell. */
const MAP_MARGIN = 2 * DRAWING_MARGIN;
const NO_CELLS: ReadonlySet<string> = new Set();
const NO_PIECES: ReadonlyMap<string, unknown> = new Map();
const NO_USES: BoardView["used"] = {};

interface BoardThumbnailProps {
  readonly view: BoardView;
  readonly marks?: readonly Mark[];
  /** The alternative text; without it the picture is hidden from screen readers. */
  readonly label?: string;
}

/** A small picture of a game's board. */
export const BoardThumbnail = ({ view, marks, label }: BoardThumbnailProps) => (
  <svg class="board-thumbnail" viewBox={viewBoxOf(view.board, MAP_MARGIN)} {...ariaPropsFor(label)}>
    <BoardPicture view={view} placedCells={NO_CELLS} showGrid={false} showTiles={false} />
    {marks !== undefined && <MarksLayer marks={marks} piecesByCell={NO_PIECES} />}
  </svg>
);

interface MapPictureProps {
  readonly board: readonly string[];
  readonly label?: string;
}

/** A map without pieces. */
export function MapPicture({ board, label }: MapPictureProps) {
  const id = useId();
  const boardString = toBoardString(board);
  return (
    <svg class="map-picture" viewBox={viewBoxOf(board)} {...ariaPropsFor(label)}>
      <BoardDefs id={id} />
      <Land boardString={boardString} id={id} />
      <TileBorders boardString={boardString} />
      <Water boardString={boardString} />
      <MapEdge boardString={boardString} />
      <StartingAreas id={id} cells={freeStartingAreas(board, NO_CELLS)} />
      <Resources id={id} boardString={boardString} used={NO_USES} placedCells={NO_CELLS} />
    </svg>
  );
}

const ariaPropsFor = (label: string | undefined) =>
  label === undefined
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": label } as const);
