import type { CellName, Craft } from "@sofala/zimbabwe";
import { useId, useMemo } from "preact/hooks";
import { useStages } from "../../../ui/use-render-stages.ts";
import { BoardDefs } from "./board-defs.tsx";
import type { BoardView } from "./board-view.ts";
import { Craftsmen, type Owner } from "./craftsmen.tsx";
import { groundOf } from "./board-string.ts";
import { Monuments } from "./monuments.tsx";
import { RainFrames, Resources } from "./resources.tsx";
import { StartingAreas, startsOf } from "./starting-areas.tsx";
import { Grid, Land, MapEdge, TileBorders, Water } from "./terrain.tsx";
import { useSame } from "../../../ui/use-stable-value.ts";

interface Props {
  readonly view: BoardView;
  /** Resources and water that came during the game. */
  readonly placed: ReadonlySet<CellName>;
  readonly grid: boolean;
  readonly tiles: boolean;
}

/** The board as it lies on the table; each layer is drawn anew only when its part of the view changes. */
export function BoardPicture({ view, placed, grid, tiles }: Props) {
  const id = useId();
  // First the map, then what stands on it: all at once would hold the page up.
  const stage = useStages(5);
  const ground = groundOf(view.board);
  const used = useSame(view.used);
  const monuments = useSame(view.monuments);
  const craftsmen = useSame(view.craftsmen);
  const empires = useSame(view.seats.map(({ empire }) => empire));
  const owners = useSame(view.seats.map(ownerOf));
  const added = [...placed].sort().join(" ");
  const framed = useMemo(() => new Set(added.split(" ")), [added]);
  const starts = startsOf(view.board, new Set(monuments.map(({ at }) => at)));
  return (
    <g class="board-picture" aria-hidden="true">
      <BoardDefs id={id} />
      <Land ground={ground} id={id} />
      {tiles && <TileBorders ground={ground} />}
      {grid && <Grid ground={ground} />}
      {stage > 1 && <Water ground={ground} />}
      <MapEdge ground={ground} />
      {stage > 1 && <RainFrames ground={ground} placed={framed} />}
      {stage > 2 && <StartingAreas id={id} cells={starts} />}
      {stage > 2 && <Resources id={id} ground={ground} used={used} placed={framed} />}
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
