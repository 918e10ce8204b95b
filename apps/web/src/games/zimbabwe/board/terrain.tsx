import { useMemo } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import {
  chanceAt,
  gridPathOf,
  isOnMap,
  onlyWith,
  patchPathOf,
  placesWith,
  rowsOf,
  scattered,
  tilePathOf,
  type Ground,
} from "./board-string.ts";
import { outlinesOf, pathOf } from "./outline.ts";
import { bodiesOf, EDGE_RADIUS, waterPictureOf } from "./water.ts";

/** The land as far as the map goes: two tones of ground and a little grass. */
export const Land = memo(({ ground, id }: { readonly ground: Ground; readonly id: string }) => {
  const map = onlyWith(ground);
  const [plate, patches] = useMemo(
    () => [platePathOf(rowsOf(map)), patchPathOf(rowsOf(map))],
    [map],
  );
  return (
    <g>
      <clipPath id={`${id}-map`}>
        <path d={plate} />
      </clipPath>
      <path
        d={plate}
        transform="translate(0 6)"
        fill="var(--land-side)"
        stroke="var(--land-side)"
        stroke-width="3"
      />
      <path d={plate} fill="var(--land)" />
      <g clip-path={`url(#${id}-map)`}>
        <path d={patches} fill="var(--land-other)" />
      </g>
      <path
        d={grassOn(rowsOf(ground))}
        fill="none"
        stroke="var(--land-line)"
        stroke-width="1.5"
        stroke-linecap="round"
      />
    </g>
  );
});

/** The end of the map, over whatever reaches it. */
export const MapEdge = ({ ground }: { readonly ground: Ground }) => <Edge map={onlyWith(ground)} />;

const Edge = memo(({ map }: { readonly map: Ground }) => (
  <path d={platePathOf(rowsOf(map))} fill="none" stroke="var(--land-edge)" stroke-width="3" />
));

const platePathOf = (board: readonly string[]): string => {
  const map = placesWith(board, (sign) => sign !== " ");
  return pathOf(outlinesOf(map, isOnMap(board)), { radius: 0, edgeRadius: EDGE_RADIUS });
};

/** Tufts of grass on some plain cells. */
const grassOn = (board: readonly string[]): string =>
  placesWith(board, (sign) => sign === ".")
    .filter((place) => chanceAt(place, 3) < 0.2)
    .map((place) => {
      const { x, y } = scattered(place, 8, 24);
      return `M${x - 3} ${y - 4}l2 5M${x + 1} ${y - 6}v7M${x + 5} ${y - 3}l-2 4`;
    })
    .join("");

/** Where tiles of the map meet. */
export const TileBorders = memo(({ ground }: { readonly ground: Ground }) => (
  <path
    d={tilePathOf(rowsOf(ground))}
    fill="none"
    stroke="var(--land-line)"
    stroke-width="1"
    stroke-dasharray="2 6"
  />
));

/** Hairlines between cells. */
export const Grid = memo(({ ground }: { readonly ground: Ground }) => (
  <path
    class="grid"
    d={gridPathOf(rowsOf(ground))}
    fill="none"
    stroke="var(--land-grid)"
    stroke-width="1"
  />
));

/** Every body of water as one shape. */
export const Water = ({ ground }: { readonly ground: Ground }) => (
  <Bodies ground={onlyWith(ground, "~")} />
);

const Bodies = memo(({ ground }: { readonly ground: Ground }) => {
  const board = rowsOf(ground);
  return (
    <g stroke-linejoin="round">
      {bodiesOf(board).map((body) => {
        const { surface, deep, shore, line, waves } = waterPictureOf(board, body);
        return (
          <g key={surface}>
            <path d={shore} fill="none" stroke="var(--shore)" stroke-width="4" />
            <path d={surface} fill="var(--water)" />
            <path d={deep} fill="var(--water-deep)" />
            <path d={line} fill="none" stroke="var(--water-light)" stroke-width="1.5" />
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
