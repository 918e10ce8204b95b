import type { Seat } from "@sofala/engine";
import { Fragment } from "preact";
import { allAppText } from "../../text/app-text.ts";
import type { RenderBadge } from "../render-badge.ts";

/** The figures of a ranking. */
export interface RankingFigures {
  /** The names of the figures. */
  readonly columns: readonly string[];
  /** From first to last. */
  readonly rows: readonly RankingRow[];
}

/** A seat with its place, its figures in the order of the columns, and the tie-break that puts it before the next one. */
interface RankingRow {
  readonly place: number;
  readonly seat: Seat;
  readonly figures: readonly (number | string)[];
  readonly tieBreakText: string | undefined;
}

interface Props extends RankingFigures {
  readonly names: readonly string[];
  readonly badge: RenderBadge;
}

/** All seats from first to last, each with the reason for its place. */
export function RankingTable({ columns, rows, names, badge }: Props) {
  const { ranking: text } = allAppText.value.endPanel;
  return (
    <section class="ranking">
      <h3>{text.title}</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{text.place}</span>
            </th>
            <th scope="col" class="player">
              {text.player}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, seat, figures, tieBreakText }) => (
            <Fragment key={seat}>
              <tr class={place === 1 ? "winner" : undefined}>
                <td>{place}</td>
                <th scope="row" class="player">
                  <span class="who">
                    {badge(seat, "1.75rem")}
                    <span>{names[seat]}</span>
                  </span>
                </th>
                {figures.map((figure, at) => (
                  <td key={columns[at]}>{figure}</td>
                ))}
              </tr>
              {tieBreakText !== undefined && (
                <tr class="why quiet">
                  <td />
                  <td colSpan={1 + columns.length}>{tieBreakText}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
