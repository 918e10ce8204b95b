import { POINTS, seatAt, type View } from "@sofala/tsoro";
import { HEIGHT, POSITIONS, WIDTH } from "./geometry.ts";
import { Slab } from "./slab.tsx";
import { Stone } from "./stone.tsx";
import "./stone.css";

interface Props {
  readonly view: Pick<View, "board">;
  /** The alternative text; without it the picture is hidden from screen readers. */
  readonly label?: string;
}

/** A small picture of a game's board. */
export const BoardThumbnail = ({ view, label }: Props) => (
  <svg class="board-thumbnail" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...ariaPropsFor(label)}>
    <Slab />
    {POINTS.map((point) => {
      const seat = seatAt(view.board, point);
      const { x, y } = POSITIONS[point];
      return (
        seat !== undefined && (
          <g key={point} transform={`translate(${x} ${y})`}>
            <Stone seat={seat} />
          </g>
        )
      );
    })}
  </svg>
);

const ariaPropsFor = (label: string | undefined) =>
  label === undefined
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": label } as const);
