import type { Seat } from "@sofala/engine";
import { FiguresTable } from "../../../table/end/figures-table.tsx";
import { allAppText } from "../../../text/app-text.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { pointsChartLayout, type PointsChartLayout } from "./points-chart-layout.ts";
import { POINT_SOURCES, pointsBySource, type PointsRace } from "./points.ts";
import "./points-view.css";

interface Props {
  readonly race: PointsRace;
  readonly names: readonly string[];
}

/** Where everybody's points came from, turn by turn: a small chart for each player, on the same scale. */
export function PointsView({ race, names }: Props) {
  const { points: text } = allMediterraneanText.value.end;
  const columns = pointsChartLayout(race);
  return (
    <section class="points-view">
      <h3>{text.title}</h3>
      <p class="quiet">{text.hint}</p>
      <ul class="sources bare">
        {POINT_SOURCES.map((source) => (
          <li key={source}>
            <span class={`swatch ${source}`} />
            {text.source[source]}
          </li>
        ))}
      </ul>
      <div class="charts">
        {names.map((name, seat) => (
          <Chart key={seat} layout={columns} seat={seat} name={name} />
        ))}
      </div>
      <PointsTable race={race} names={names} />
    </section>
  );
}

interface ChartProps {
  readonly layout: PointsChartLayout;
  readonly seat: Seat;
  readonly name: string;
}

function Chart({ layout, seat, name }: ChartProps) {
  const { points: text } = allMediterraneanText.value.end;
  const { width, height, zero } = layout;
  return (
    <figure>
      <figcaption>
        <SeatBadge seat={seat} size="1.4rem" />
        {name}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.chartLabel(name)}>
        {layout.seats[seat]?.map(({ turn, x, width: wide, total, top, parts }) => (
          <g key={turn}>
            {parts.map(({ source, y, height: high }) => (
              <rect key={source} class={source} x={x} y={y} width={wide} height={high} />
            ))}
            <text class="total" x={x + wide / 2} y={top - 5} text-anchor="middle">
              {text.signed(total)}
            </text>
            <text x={x + wide / 2} y={height - 4} text-anchor="middle">
              {turn}
            </text>
          </g>
        ))}
        <path class="ground" d={`M0 ${zero}H${width}`} />
      </svg>
    </figure>
  );
}

function PointsTable({ race, names }: Props) {
  const { points: text, race: raceText } = allMediterraneanText.value.end;
  return (
    <FiguresTable title={text.showTable}>
      <thead>
        <tr>
          <th scope="col">{allAppText.value.endPanel.ranking.player}</th>
          <th scope="col">{raceText.turn}</th>
          {POINT_SOURCES.map((source) => (
            <th key={source} scope="col">
              {text.source[source]}
            </th>
          ))}
          <th scope="col">{text.total}</th>
        </tr>
      </thead>
      {names.map((name, seat) => (
        <tbody key={seat}>
          {race.turns.map(({ turn, seats }, at) => (
            <tr key={turn}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={race.turns.length + 1}>
                  {name}
                </th>
              )}
              <th scope="row">{turn}</th>
              {POINT_SOURCES.map((source) => (
                <td key={source}>{seats[seat]?.bySource[source]}</td>
              ))}
              <td>{seats[seat]?.total}</td>
            </tr>
          ))}
          <tr class="whole">
            <th scope="row">{text.wholeGame}</th>
            {POINT_SOURCES.map((source) => (
              <td key={source}>{pointsBySource(race, seat)[source]}</td>
            ))}
            <td>{race.turns.at(-1)?.seats[seat]?.total}</td>
          </tr>
        </tbody>
      ))}
    </FiguresTable>
  );
}
