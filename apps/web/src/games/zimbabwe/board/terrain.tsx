import { useMemo } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import {
  gridPath,
  isOnMap,
  keepOnlySign,
  coordinatesWith,
  boardRows,
  tileBorderPath,
  type BoardString,
} from "./board-string.ts";
import { outlinesOf, outlinePath } from "./outline.ts";
import { jitteredPoint, noiseAt, patchPath } from "./terrain-noise.ts";
import { waterBodies, MAP_CORNER_RADIUS, waterPaths } from "./water.ts";

/** The land of the map: two tones of ground and a little grass. */
export const Land = memo(
  ({ boardString, id }: { readonly boardString: BoardString; readonly id: string }) => {
    const map = keepOnlySign(boardString);
    const [land, patches] = useMemo(
      () => [mapPath(boardRows(map)), patchPath(boardRows(map))],
      [map],
    );
    return (
      <g>
        <clipPath id={`${id}-map`}>
          <path d={land} />
        </clipPath>
        <path
          d={land}
          transform="translate(0 6)"
          fill="var(--land-side)"
          stroke="var(--land-side)"
          stroke-width="3"
        />
        <path d={land} fill="var(--land)" />
        <g clip-path={`url(#${id}-map)`}>
          <path d={patches} fill="var(--land-other)" />
        </g>
        <path
          d={grassPath(boardRows(boardString))}
          fill="none"
          stroke="var(--land-line)"
          stroke-width="1.5"
          stroke-linecap="round"
        />
      </g>
    );
  },
);

/** The edge of the map, drawn over everything that reaches it. */
export const MapEdge = ({ boardString }: { readonly boardString: BoardString }) => (
  <MapEdgePath map={keepOnlySign(boardString)} />
);

const MapEdgePath = memo(({ map }: { readonly map: BoardString }) => (
  <path d={mapPath(boardRows(map))} fill="none" stroke="var(--land-edge)" stroke-width="3" />
));

const mapPath = (board: readonly string[]): string => {
  const map = coordinatesWith(board, (sign) => sign !== " ");
  return outlinePath(outlinesOf(map, isOnMap(board)), { radius: 0, edgeRadius: MAP_CORNER_RADIUS });
};

/** Tufts of grass on some plain cells. */
const grassPath = (board: readonly string[]): string =>
  coordinatesWith(board, (sign) => sign === ".")
    .filter((cell) => noiseAt(cell, 3) < 0.2)
    .map((cell) => {
      const { x, y } = jitteredPoint(cell, 8, 24);
      return `M${x - 3} ${y - 4}l2 5M${x + 1} ${y - 6}v7M${x + 5} ${y - 3}l-2 4`;
    })
    .join("");

/** The borders between tiles of the map. */
export const TileBorders = memo(({ boardString }: { readonly boardString: BoardString }) => (
  <path
    d={tileBorderPath(boardRows(boardString))}
    fill="none"
    stroke="var(--land-line)"
    stroke-width="1"
    stroke-dasharray="2 6"
  />
));

/** Hairlines between cells. */
export const Grid = memo(({ boardString }: { readonly boardString: BoardString }) => (
  <path
    class="grid"
    d={gridPath(boardRows(boardString))}
    fill="none"
    stroke="var(--land-grid)"
    stroke-width="1"
  />
));

/** Every body of water as one shape. */
export const Water = ({ boardString }: { readonly boardString: BoardString }) => (
  <WaterBodies boardString={keepOnlySign(boardString, "~")} />
);

const WaterBodies = memo(({ boardString }: { readonly boardString: BoardString }) => {
  const board = boardRows(boardString);
  return (
    <g stroke-linejoin="round">
      {waterBodies(board).map((body) => {
        const { surface, deep, shore, innerShore, waves } = waterPaths(board, body);
        return (
          <g key={surface}>
            <path d={shore} fill="none" stroke="var(--shore)" stroke-width="4" />
            <path d={surface} fill="var(--water)" />
            <path d={deep} fill="var(--water-deep)" />
            <path d={innerShore} fill="none" stroke="var(--water-light)" stroke-width="1.5" />
            <path
              d={waves}
              fill="none"
              stroke="var(--water-light)"
              stroke-width="1.5"
              stroke-linecap="round"
              opacity="0.5"
            />
          </g>
        );
      })}
    </g>
  );
});
