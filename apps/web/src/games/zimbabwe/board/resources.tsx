import type { CellName, View } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { CELL_SIZE, cornerOf, cellNameAt } from "./geometry.ts";
import {
  coordinatesWith,
  signAt,
  resourceOfSign,
  boardRows,
  type BoardString,
} from "./board-string.ts";
import { outlinesOf, outlinePath } from "./outline.ts";

interface ResourcesProps {
  readonly id: string;
  readonly boardString: BoardString;
  readonly used: View["used"];
  readonly placedCells: ReadonlySet<CellName>;
}

/** Resources with their used markers; those that were placed during the game have a frame. */
export const Resources = memo(({ id, boardString, used, placedCells }: ResourcesProps) => {
  const board = boardRows(boardString);
  const resources = coordinatesWith(board, (sign) => resourceOfSign(sign) !== undefined);
  const framed = resources.filter(({ row, column }) => placedCells.has(cellNameAt(row, column)));
  return (
    <g>
      {resources.map(({ row, column }) => {
        const cell = cellNameAt(row, column);
        const resource = resourceOfSign(signAt(board, row, column));
        const uses = used[cell] ?? 0;
        const { x, y } = cornerOf(cell);
        return (
          <g key={cell}>
            <use
              href={`#${id}-${resource}`}
              x={x}
              y={y}
              width={CELL_SIZE}
              height={CELL_SIZE}
              opacity={uses > 0 ? 0.7 : undefined}
            />
            {uses > 0 && (
              <use
                href={`#${id}-used-${Math.min(uses, 2)}`}
                x={x}
                y={y}
                width={CELL_SIZE}
                height={CELL_SIZE}
              />
            )}
          </g>
        );
      })}
      <path
        d={framed
          .map((at) =>
            outlinePath(
              outlinesOf([at], () => true),
              FRAME_STYLE,
            ),
          )
          .join("")}
        fill="none"
        stroke="var(--frame)"
        stroke-width="1.5"
      />
    </g>
  );
});

const FRAME_STYLE = { inset: 2.5, radius: 9 };

/** A thin frame around water that was placed during the game. */
export const RainFrames = memo(
  ({
    boardString,
    placedCells,
  }: {
    readonly boardString: BoardString;
    readonly placedCells: ReadonlySet<CellName>;
  }) => {
    const board = boardRows(boardString);
    const rain = coordinatesWith(board, (sign) => sign === "~").filter(({ row, column }) =>
      placedCells.has(cellNameAt(row, column)),
    );
    return (
      <path
        d={outlinePath(
          outlinesOf(rain, () => true),
          { inset: 11, radius: 20 },
        )}
        fill="none"
        stroke="var(--water-frame)"
        stroke-width="1.5"
        stroke-dasharray="4 3"
      />
    );
  },
);
