import type { CellName, View } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { CELL, cornerOf, nameAt } from "./geometry.ts";
import { placesWith, printedAt, resourceOf, rowsOf, type Ground } from "./board-string.ts";
import { outlinesOf, pathOf } from "./outline.ts";

interface ResourcesProps {
  readonly id: string;
  readonly ground: Ground;
  readonly used: View["used"];
  readonly placed: ReadonlySet<CellName>;
}

/** Resources with their used markers; those that came during the game are framed. */
export const Resources = memo(({ id, ground, used, placed }: ResourcesProps) => {
  const board = rowsOf(ground);
  const places = placesWith(board, (sign) => resourceOf(sign) !== undefined);
  const framed = places.filter(({ row, column }) => placed.has(nameAt(row, column)));
  return (
    <g>
      {places.map(({ row, column }) => {
        const cell = nameAt(row, column);
        const resource = resourceOf(printedAt(board, row, column));
        const uses = used[cell] ?? 0;
        const { x, y } = cornerOf(cell);
        return (
          <g key={cell}>
            <use
              href={`#${id}-${resource}`}
              x={x}
              y={y}
              width={CELL}
              height={CELL}
              opacity={uses > 0 ? 0.7 : undefined}
            />
            {uses > 0 && (
              <use
                href={`#${id}-used-${Math.min(uses, 2)}`}
                x={x}
                y={y}
                width={CELL}
                height={CELL}
              />
            )}
          </g>
        );
      })}
      <path
        d={framed
          .map((place) =>
            pathOf(
              outlinesOf([place], () => true),
              FRAME,
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

const FRAME = { inset: 2.5, radius: 9 };

/** A thin frame around the water that rain has brought. */
export const RainFrames = memo(
  ({ ground, placed }: { readonly ground: Ground; readonly placed: ReadonlySet<CellName> }) => {
    const board = rowsOf(ground);
    const rain = placesWith(board, (sign) => sign === "~").filter(({ row, column }) =>
      placed.has(nameAt(row, column)),
    );
    return (
      <path
        d={pathOf(
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
