import { Fragment } from "preact";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { Rank } from "./reasons.ts";

interface Props {
  readonly ranks: readonly Rank[];
  readonly names: readonly string[];
}

/** All seats from first to last, each with the reason for its place. */
export function RankingTable({ ranks, names }: Props) {
  const { ranking: text } = mediterraneanWords.value.end;
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
            <th scope="col">{text.vp}</th>
            <th scope="col">{text.culture}</th>
            <th scope="col">{text.buildings}</th>
          </tr>
        </thead>
        <tbody>
          {ranks.map(({ place, seat, vp, culture, buildings, ahead }) => (
            <Fragment key={seat}>
              <tr class={place === 1 ? "winner" : undefined}>
                <td>{place}</td>
                <th scope="row" class="player">
                  <span class="who">
                    <SeatBadge seat={seat} size="1.75rem" />
                    <span>{names[seat]}</span>
                  </span>
                </th>
                <td>{vp}</td>
                <td>{culture}</td>
                <td>{buildings}</td>
              </tr>
              {ahead !== undefined && (
                <tr class="why quiet">
                  <td />
                  <td colSpan={4}>{reasonOf(ahead, names)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Why a seat stands before the next one. */
export function reasonOf(
  { of, reason }: NonNullable<Rank["ahead"]>,
  names: readonly string[],
): string {
  const { reason: text } = mediterraneanWords.value.end;
  const next = names[of] ?? "";
  return "more" in reason ? text[reason.by](reason.more, next) : text[reason.by](next);
}
