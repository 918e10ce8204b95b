import { SEATS, type PointDrawing } from "./point-game.ts";

interface Props<Point extends string> {
  readonly drawing: PointDrawing<Point>;
  /** By seat. */
  readonly stones: readonly (readonly Point[])[];
  /** The alternative text; without it the picture is hidden from screen readers. */
  readonly label?: string | undefined;
}

/** A small picture of a board. */
export const PointThumbnail = <Point extends string>({ drawing, stones, label }: Props<Point>) => {
  const { width, height, positions, Ground, Stone } = drawing;
  return (
    <svg class="board-thumbnail" viewBox={`0 0 ${width} ${height}`} {...ariaPropsFor(label)}>
      <Ground />
      {SEATS.flatMap((seat) =>
        stones[seat]?.map((point) => (
          <g key={point} transform={`translate(${positions[point].x} ${positions[point].y})`}>
            <Stone seat={seat} />
          </g>
        )),
      )}
    </svg>
  );
};

const ariaPropsFor = (label: string | undefined) =>
  label === undefined
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": label } as const);
