import type { CellName } from "@sofala/zimbabwe";
import { CELL_SIZE, centreOf, cornerOf, coordinatesOf, roundToTenth } from "./geometry.ts";
import { outlinesOf, outlinePath } from "./outline.ts";

/** A rounded square in each cell, with an inset. */
export function squaresIn(cells: readonly CellName[], inset: number, radius: number): string {
  const side = CELL_SIZE - 2 * (inset + radius);
  const turn = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return cells
    .map((cell) => {
      const { x, y } = cornerOf(cell);
      return (
        `M${x + inset + radius} ${y + inset}h${side}${turn(radius, radius)}v${side}` +
        `${turn(-radius, radius)}h${-side}${turn(-radius, -radius)}v${-side}${turn(radius, -radius)}z`
      );
    })
    .join("");
}

/** A ring in each cell. */
export const ringsIn = (cells: readonly CellName[], radius: number): string =>
  cells
    .map((cell) => {
      const { x, y } = centreOf(cell);
      const half = `a${radius} ${radius} 0 0 1`;
      return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
    })
    .join("");

/** A slanting bar in each cell, as long as a ring of this radius is wide. */
export const barsIn = (cells: readonly CellName[], radius: number): string =>
  cells
    .map((cell) => {
      const { x, y } = centreOf(cell);
      const reach = roundToTenth(radius * Math.SQRT1_2);
      return `M${x - reach} ${y + reach}l${2 * reach} ${-2 * reach}`;
    })
    .join("");

/** A cross in each cell. */
export const crossesIn = (cells: readonly CellName[], reach: number): string =>
  cells
    .map((cell) => {
      const { x, y } = centreOf(cell);
      const across = 2 * reach;
      return `M${x - reach} ${y - reach}l${across} ${across}M${x + reach} ${y - reach}l${-across} ${across}`;
    })
    .join("");

/** A corner at the top left of each cell, with an inset and a length. */
export const cornersIn = (cells: readonly CellName[], inset: number, length: number): string =>
  cells
    .map((cell) => {
      const { x, y } = cornerOf(cell);
      return `M${x + inset} ${y + inset + length}v${-length}h${length}`;
    })
    .join("");

/** One outline around cells that lie together. */
export const outlineAround = (cells: readonly CellName[], inset: number, radius: number): string =>
  outlinePath(
    outlinesOf(
      [...new Set(cells)].map((cell) => coordinatesOf(cell)),
      () => true,
    ),
    { inset, radius },
  );
