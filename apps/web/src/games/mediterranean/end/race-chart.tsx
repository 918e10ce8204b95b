import type { Seat } from "@sofala/engine";
import { FiguresTable } from "../../../table/end/figures-table.tsx";
import { SEAT_MARK_PATHS, RaceDrawing } from "../../../table/end/race-drawing.tsx";
import { RaceSection } from "../../../table/end/race-section.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { PointsRace } from "./points.ts";
import { raceLayout, type RaceLayout } from "./race-layout.ts";
import "./race-chart.css";

interface Props {
  readonly race: PointsRace;
  readonly names: readonly string[];
}

const colourOf = (seat: Seat): string => `var(--seat-${seat + 1})`;

/** Everybody's victory points over the turns. */
export const RaceChart = ({ race, names }: Props) => (
  <RaceSection
    class="race-view"
    text={mediterraneanText.value.end.race}
    names={names}
    badge={(seat) => <SeatBadge seat={seat} size="1.4rem" />}
    seatMark={(seat) => ({ shape: SEAT_MARK_PATHS[seat], colour: colourOf(seat) })}
    drawChart={(width, shown) => <Picture layout={raceLayout(race, width)} shownSeat={shown} />}
  >
    <RaceTable race={race} names={names} />
  </RaceSection>
);

interface PictureProps {
  readonly layout: RaceLayout;
  readonly shownSeat: Seat | undefined;
}

function Picture({ layout, shownSeat }: PictureProps) {
  const { race: text } = mediterraneanText.value.end;
  return (
    <RaceDrawing
      layout={layout}
      shown={shownSeat}
      badge={(seat) => <SeatBadge seat={seat} size="1.25rem" />}
    >
      {layout.turns.map(({ turn, x }) => (
        <text key={turn} x={x} y={layout.bottom + 20} text-anchor="middle">
          {turn === 0 ? text.start : turn}
        </text>
      ))}
      {layout.seats.map(({ points }, seat) => {
        const line = `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
        return (
          <g
            key={seat}
            class={shownSeat === undefined || shownSeat === seat ? "seat" : "seat faint"}
            style={`--colour: ${colourOf(seat)}`}
          >
            <path class="rim" d={line} />
            <path d={line} />
            {points.map(({ x, y }) => (
              <path
                key={x}
                class="mark"
                d={SEAT_MARK_PATHS[seat]}
                transform={`translate(${x} ${y})`}
              />
            ))}
          </g>
        );
      })}
    </RaceDrawing>
  );
}

function RaceTable({ race: { start, turns }, names }: Props) {
  const { race: text } = mediterraneanText.value.end;
  return (
    <FiguresTable title={text.showTable}>
      <thead>
        <tr>
          <th scope="col">{text.turn}</th>
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{text.start}</th>
          {start.map((vp, seat) => (
            <td key={seat}>{vp}</td>
          ))}
        </tr>
        {turns.map(({ turn, seats }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            {seats.map(({ total }, seat) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
