import type { CellName } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { CELL_SIZE, cornerOf, cellNameAt, roundToTenth } from "./geometry.ts";
import { coordinatesWith } from "./board-string.ts";

const STONES = Array.from({ length: 9 }, (_, n) => {
  const angle = (n / 9) * 2 * Math.PI - 0.5;
  return {
    x: roundToTenth(CELL_SIZE / 2 + 15 * Math.cos(angle)),
    y: roundToTenth(CELL_SIZE / 2 + 14 * Math.sin(angle)),
    turn: Math.round((angle * 180) / Math.PI) + 90,
    long: n % 3 === 0 ? 5.4 : n % 3 === 1 ? 4.6 : 4.1,
  };
});

/** A ring of stones. */
export const StoneRing = () => (
  <g fill="var(--granite-light)" stroke="var(--granite-dark)" stroke-width="1.5">
    {STONES.map(({ x, y, turn, long }) => (
      <ellipse
        key={turn}
        cx={x}
        cy={y}
        rx={long}
        ry="3.6"
        transform={`rotate(${turn} ${x} ${y})`}
      />
    ))}
  </g>
);

/** Free starting areas, as cell names separated by spaces. */
export const freeStartingAreas = (board: readonly string[], taken: ReadonlySet<CellName>): string =>
  coordinatesWith(board, (sign) => sign === "s")
    .map(({ row, column }) => cellNameAt(row, column))
    .filter((cell) => !taken.has(cell))
    .join(" ");

export const StartingAreas = memo(
  ({ id, cells }: { readonly id: string; readonly cells: string }) => (
    <g>
      {cells
        .split(" ")
        .filter(Boolean)
        .map((cell: CellName) => {
          const { x, y } = cornerOf(cell);
          return (
            <use
              key={cell}
              href={`#${id}-stones`}
              x={x}
              y={y}
              width={CELL_SIZE}
              height={CELL_SIZE}
            />
          );
        })}
    </g>
  ),
);
