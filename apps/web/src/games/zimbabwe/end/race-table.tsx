import { FiguresTable } from "../../../table/end/figures-table.tsx";
import { appText } from "../../../text/app-text.ts";
import type { RaceProps } from "./race-chart.tsx";

/** The figures of the chart. */
export function RaceTable({ race, names }: Pick<RaceProps, "race" | "names">) {
  const { race: text } = appText.value.end;
  return (
    <FiguresTable title={text.showTable}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {text.round}
          </th>
          {names.map((name, seat) => (
            <th key={seat} scope="colgroup" colSpan={2}>
              {name}
            </th>
          ))}
        </tr>
        <tr>
          {names.flatMap((name, seat) => [
            <th key={`${seat} vp`} scope="col" aria-label={text.vpOf(name)}>
              {text.vp}
            </th>,
            <th key={`${seat} vr`} scope="col" aria-label={text.vrOf(name)}>
              {text.vr}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {race.map(({ round, seats }) => (
          <tr key={round}>
            <th scope="row">{round === 0 ? text.start : round}</th>
            {seats.flatMap(({ vp, vr }, seat) => [
              <td key={`${seat} vp`}>{vp}</td>,
              <td key={`${seat} vr`}>{vr}</td>,
            ])}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
