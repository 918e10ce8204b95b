import type { Seat } from "@sofala/engine";
import type { Empire } from "@sofala/zimbabwe";
import { SEAT_MARK_PATHS } from "../../../table/end/race-drawing.tsx";
import type { Point } from "../board/geometry.ts";
import { linePath, type RaceLayout } from "./race-layout.ts";

interface Props {
  readonly layout: RaceLayout;
  readonly empires: readonly Empire[];
  readonly shownSeat: Seat | undefined;
}

/** The mark of each empire's points. */
const EMPIRE_MARKS: { readonly [empire in Empire]: string } = {
  kilwa: SEAT_MARK_PATHS[0],
  mutapa: SEAT_MARK_PATHS[1],
  zulu: SEAT_MARK_PATHS[2],
  lozi: SEAT_MARK_PATHS[3],
  mapungubwe: SEAT_MARK_PATHS[4],
};

/** The mark and the colour of an empire's lines. */
export const raceMark = (empire: Empire | undefined) => ({
  shape: empire && EMPIRE_MARKS[empire],
  colour: `var(--seat-${empire})`,
});

/** VP and VR of every seat; the selected one is on top, the others are faint. */
export function RaceLines({ layout, empires, shownSeat }: Props) {
  const order = layout.seats
    .map((_, seat) => seat)
    .sort((one, other) => Number(one === shownSeat) - Number(other === shownSeat));
  return (
    <>
      {order.map((seat) => {
        const empire = empires[seat];
        const line = layout.seats[seat];
        if (line === undefined || empire === undefined) return undefined;
        const isFaint = shownSeat !== undefined && shownSeat !== seat;
        const [vp, vr] = [linePath(line.vpLine), linePath(line.vrLine)];
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
            <Marks points={line.vrChanges} shape={EMPIRE_MARKS[empire]} isHollow />
            <Marks points={line.vpLine} shape={EMPIRE_MARKS[empire]} />
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
