import { allAppText } from "../../text/app-text.ts";
import { FiguresTable } from "./figures-table.tsx";
import type { RaceStep } from "./race-layout.ts";

/** The names of the two figures of a race with targets, alone and with the name of a player. */
export interface TargetText {
  readonly points: string;
  readonly target: string;
  readonly pointsOf: (name: string) => string;
  readonly targetOf: (name: string) => string;
}

interface Props {
  readonly race: readonly RaceStep[];
  readonly names: readonly string[];
  readonly text: { readonly round: string; readonly target?: TargetText };
}

/** The figures of the chart. */
export function RaceTable({ race, names, text: { round: roundText, target: text } }: Props) {
  const { start, showTable } = allAppText.value.endPanel.race;
  const isDouble = text !== undefined;
  return (
    <FiguresTable title={showTable}>
      <thead>
        <tr>
          <th scope="col" rowSpan={isDouble ? 2 : 1}>
            {roundText}
          </th>
          {names.map((name, seat) =>
            isDouble ? (
              <th key={seat} scope="colgroup" colSpan={2}>
                {name}
              </th>
            ) : (
              <th key={seat} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
        {isDouble && (
          <tr>
            {names.flatMap((name, seat) => [
              <th key={`${seat} points`} scope="col" aria-label={text.pointsOf(name)}>
                {text.points}
              </th>,
              <th key={`${seat} target`} scope="col" aria-label={text.targetOf(name)}>
                {text.target}
              </th>,
            ])}
          </tr>
        )}
      </thead>
      <tbody>
        {race.map(({ round, seats }) => (
          <tr key={round}>
            <th scope="row">{round === 0 ? start : round}</th>
            {seats.flatMap(({ points, target }, seat) => [
              <td key={`${seat} points`}>{points}</td>,
              ...(isDouble ? [<td key={`${seat} target`}>{target}</td>] : []),
            ])}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
