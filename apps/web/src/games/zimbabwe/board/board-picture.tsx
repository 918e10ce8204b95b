import type { CellName, Craft } from "@sofala/zimbabwe";
import { useId, useMemo } from "preact/hooks";
import { useRenderStages } from "../../../ui/use-render-stages.ts";
import { BoardDefs } from "./board-defs.tsx";
import type { BoardView } from "./board-view.ts";
import { Craftsmen, type Owner } from "./craftsmen.tsx";
import { toBoardString } from "./board-string.ts";
import { Monuments } from "./monuments.tsx";
import { RainFrames, Resources } from "./resources.tsx";
import { StartingAreas, freeStartingAreas } from "./starting-areas.tsx";
import { Grid, Land, MapEdge, TileBorders, Water } from "./terrain.tsx";
import { useStableValue } from "../../../ui/use-stable-value.ts";

interface Props {
  readonly view: BoardView;
  /** Resources and water that were placed during the game. */
  readonly placedCells: ReadonlySet<CellName>;
  readonly showGrid: boolean;
  readonly showTiles: boolean;
}

/** The board with its pieces; each layer is redrawn only when its part of the view changes. */
export function BoardPicture({ view, placedCells, showGrid, showTiles }: Props) {
  const id = useId();
  // First the map, then the pieces: all at once would block the page.
  const stage = useRenderStages(5);
  const boardString = toBoardString(view.board);
  const used = useStableValue(view.used);
  const monuments = useStableValue(view.monuments);
  const craftsmen = useStableValue(view.craftsmen);
  const empires = useStableValue(view.seats.map(({ empire }) => empire));
  const owners = useStableValue(view.seats.map(ownerOf));
  const added = [...placedCells].sort().join(" ");
  const framed = useMemo(() => new Set(added.split(" ")), [added]);
  const starts = freeStartingAreas(view.board, new Set(monuments.map(({ at }) => at)));
  return (
    <g class="board-picture" aria-hidden="true">
      <BoardDefs id={id} />
      <Land boardString={boardString} id={id} />
      {showTiles && <TileBorders boardString={boardString} />}
      {showGrid && <Grid boardString={boardString} />}
      {stage > 1 && <Water boardString={boardString} />}
      <MapEdge boardString={boardString} />
      {stage > 1 && <RainFrames boardString={boardString} placedCells={framed} />}
      {stage > 2 && <StartingAreas id={id} cells={starts} />}
      {stage > 2 && (
        <Resources id={id} boardString={boardString} used={used} placedCells={framed} />
      )}
      {stage > 3 && <Craftsmen id={id} craftsmen={craftsmen} owners={owners} />}
      {stage > 4 && <Monuments id={id} monuments={monuments} empires={empires} />}
    </g>
  );
}

function ownerOf({ empire, technologies }: BoardView["seats"][number]): Owner {
  const prices: { [craft in Craft]?: number } = {};
  for (const craft of Object.keys(technologies) as Craft[]) {
    const price = technologies[craft]?.price;
    if (price !== undefined) prices[craft] = price;
  }
  return { empire, prices };
}
