import { BOXES, columnOf, rowOf } from "@sofala/mediterranean";
import type { CultureLine, Edition, SeatView } from "@sofala/mediterranean";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { Cubes } from "./cubes.tsx";
import { Gains } from "./gains.tsx";
import "./mat-culture.css";

interface Props {
  readonly edition: Edition;
  readonly seat: SeatView;
}

const ROWS = [...new Set(BOXES.map(rowOf))];
const COLUMNS = [...new Set(BOXES.map(columnOf))];

/** The boxes of culture with the bonuses of their rows and columns. */
export function MatCulture({ edition, seat }: Props) {
  const { sentences, mats } = mediterraneanText.value;
  const { rowBonus, columnBonus } = edition;
  return (
    <section class="mat-culture">
      <h3>{mats.part.culture}</h3>
      <table class="figures">
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {sentences.cultureLine[column]}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{sentences.cultureLine[row]}</th>
              {COLUMNS.map((column) => {
                const isTaken = seat.culture.includes(`${row}.${column}`);
                return (
                  <td key={column} class="box">
                    <Cubes cubes={Number(isTaken)} capacity={1} />
                    <span class="spoken">
                      {mats.cubes(sentences.cultureBox(`${row}.${column}`), Number(isTaken), 1)}
                    </span>
                  </td>
                );
              })}
              <td class="bonus">
                <Gains gain={rowBonus.value[row]} marked={rowBonus} path={`value.${row}`} />
                <Scored seat={seat} line={row} />
              </td>
            </tr>
          ))}
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <td key={column} class="bonus">
                <Gains
                  gain={columnBonus.value[column]}
                  marked={columnBonus}
                  path={`value.${column}`}
                />
                <Scored seat={seat} line={column} />
              </td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Scored({ seat, line }: { readonly seat: SeatView; readonly line: CultureLine }) {
  if (!seat.bonuses.includes(line)) return undefined;
  const { scored } = mediterraneanText.value.mats;
  return (
    <span class="scored" title={scored}>
      <Icon name="check" size="1.1em" />
      <span class="spoken">{scored}</span>
    </span>
  );
}
