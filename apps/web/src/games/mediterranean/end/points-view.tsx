import type { Seat } from "@sofala/engine";
import { FiguresTable } from "../../../table/end/figures-table.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { columnsOf, type Columns } from "./points-chart-layout.ts";
import { SOURCES, wholeOf, type PointsRace } from "./points.ts";
import "./points-view.css";

interface Props {
  readonly race: PointsRace;
  readonly names: readonly string[];
}

/** Where everybody's points came from, turn by turn: a small chart for each, all to one scale. */
export function PointsView({ race, names }: Props) {
  const { points: text } = mediterraneanWords.value.end;
  const columns = columnsOf(race);
  return (
    <section class="points-view">
      <h3>{text.title}</h3>
      <p class="quiet">{text.hint}</p>
      <ul class="sources bare">
        {SOURCES.map((source) => (
          <li key={source}>
            <span class={`swatch ${source}`} />
            {text.source[source]}
          </li>
        ))}
      </ul>
      <div class="charts">
        {names.map((name, seat) => (
          <Chart key={seat} columns={columns} seat={seat} name={name} />
        ))}
      </div>
      <PointsTable race={race} names={names} />
    </section>
  );
}

interface ChartProps {
  readonly columns: Columns;
  readonly seat: Seat;
  readonly name: string;
}

function Chart({ columns, seat, name }: ChartProps) {
  const { points: text } = mediterraneanWords.value.end;
  const { width, height, zero } = columns;
  return (
    <figure>
      <figcaption>
        <SeatBadge seat={seat} size="1.4rem" />
        {name}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.picture(name)}>
        {columns.seats[seat]?.map(({ turn, x, width: wide, total, top, parts }) => (
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
  const { points: text, ranking, race: raceText } = mediterraneanWords.value.end;
  return (
    <FiguresTable title={text.table}>
      <thead>
        <tr>
          <th scope="col">{ranking.player}</th>
          <th scope="col">{raceText.turn}</th>
          {SOURCES.map((source) => (
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
              {SOURCES.map((source) => (
                <td key={source}>{seats[seat]?.by[source]}</td>
              ))}
              <td>{seats[seat]?.total}</td>
            </tr>
          ))}
          <tr class="whole">
            <th scope="row">{text.whole}</th>
            {SOURCES.map((source) => (
              <td key={source}>{wholeOf(race, seat)[source]}</td>
            ))}
            <td>{race.turns.at(-1)?.seats[seat]?.total}</td>
          </tr>
        </tbody>
      ))}
    </FiguresTable>
  );
}
