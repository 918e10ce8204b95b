import type { Seat } from "@sofala/engine";
import type { Empire } from "@sofala/zimbabwe";
import type { Point } from "../board/geometry.ts";
import { pathOf, type Chart } from "./chart.ts";

interface Props {
  readonly chart: Chart;
  readonly empires: readonly Empire[];
  readonly shown: Seat | undefined;
}

/** The mark of each empire's points, around 0: no two have the same shape. */
const MARKS: { readonly [empire in Empire]: string } = {
  kilwa: "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z",
  mutapa: "M-4-4h8v8h-8z",
  zulu: "M0-5.500L5 4H-5z",
  lozi: "M0-5.700L5.700 0 0 5.700-5.700 0z",
  mapungubwe: "M-5-4H5L0 5.500z",
};

/** The mark by which an empire's lines are told apart, for the legend. */
export const RaceMark = ({ empire }: { readonly empire: Empire }) => (
  <svg
    class="race-mark"
    viewBox="-7 -7 14 14"
    width="14"
    height="14"
    aria-hidden="true"
    style={`--colour: var(--seat-${empire})`}
  >
    <path class="mark" d={MARKS[empire]} />
  </svg>
);

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
            <Marks points={line.vrTurns} shape={MARKS[empire]} isHollow />
            <Marks points={line.vpLine} shape={MARKS[empire]} />
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
