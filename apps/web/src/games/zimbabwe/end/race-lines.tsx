import type { Seat } from "@sofala/engine";
import type { Empire } from "@sofala/zimbabwe";
import { MARKS } from "../../../table/end/race-drawing.tsx";
import type { Point } from "../board/geometry.ts";
import { pathOf, type Chart } from "./race-layout.ts";

interface Props {
  readonly chart: Chart;
  readonly empires: readonly Empire[];
  readonly shown: Seat | undefined;
}

/** The mark of each empire's points. */
const MARK_OF: { readonly [empire in Empire]: string } = {
  kilwa: MARKS[0],
  mutapa: MARKS[1],
  zulu: MARKS[2],
  lozi: MARKS[3],
  mapungubwe: MARKS[4],
};

/** The mark by which an empire's lines are told apart, and its colour. */
export const markOf = (empire: Empire | undefined) => ({
  shape: empire && MARK_OF[empire],
  colour: `var(--seat-${empire})`,
});

/** VP and VR of every seat; the one that is shown lies on top, the others are faint. */
export function RaceLines({ chart, empires, shown }: Props) {
  const order = chart.seats
    .map((_, seat) => seat)
    .sort((one, other) => Number(one === shown) - Number(other === shown));
  return (
    <>
      {order.map((seat) => {
        const empire = empires[seat];
        const line = chart.seats[seat];
        if (line === undefined || empire === undefined) return undefined;
        const isFaint = shown !== undefined && shown !== seat;
        const [vp, vr] = [pathOf(line.vpLine), pathOf(line.vrLine)];
        return (
          <g
            key={seat}
            class={isFaint ? "seat faint" : "seat"}
            style={`--colour: var(--seat-${empire})`}
          >
            <path class="vr rim" d={vr} />
            <path class="vr" d={vr} />
            <path class="vp rim" d={vp} />
            <path class="vp" d={vp} />
            <Marks points={line.vrTurns} shape={MARK_OF[empire]} isHollow />
            <Marks points={line.vpLine} shape={MARK_OF[empire]} />
          </g>
        );
      })}
    </>
  );
}

interface MarksProps {
  readonly points: readonly Point[];
  readonly shape: string;
  readonly isHollow?: boolean;
}

const Marks = ({ points, shape, isHollow = false }: MarksProps) => (
  <>
    {points.map(({ x, y }) => (
      <path
        key={x}
        class={isHollow ? "mark hollow" : "mark"}
        d={shape}
        transform={`translate(${x} ${y})${isHollow ? " scale(0.8)" : ""}`}
      />
    ))}
  </>
);
