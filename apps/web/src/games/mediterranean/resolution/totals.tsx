import type { Seat } from "@sofala/engine";
import type { StatusTrack } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import { Figure } from "../mats/figure.tsx";
import type { LedgerRow } from "./ledger.ts";
import "./totals.css";

const TRACKS: readonly StatusTrack[] = ["happiness", "safety"];

interface Props {
  readonly rows: readonly LedgerRow[];
  readonly names: readonly string[];
  /** Whose cards are shown. */
  readonly current: Seat | undefined;
}

/** What the resolution has brought every player so far. A number that changes is a new element, so that it moves. */
export function Totals({ rows, names, current }: Props) {
  const { mats, sentences, resolution: text } = allMediterraneanText.value;
  return (
    <ul class="totals bare figures" aria-label={text.totals}>
      {rows.map(({ seat, goodsMoney, otherMoney, vp, status, calamities }) => (
        <li key={seat} class={seat === current ? "now" : undefined}>
          <SeatBadge seat={seat} size="1.75rem" />
          <b class="name">{names[seat]}</b>
          <dl>
            <Figure
              key={`money ${goodsMoney + otherMoney}`}
              name={mats.money}
              value={goodsMoney + otherMoney}
            >
              <MarkIcon mark="money" />
            </Figure>
            {vp !== 0 && (
              <Figure key={`vp ${vp}`} name={mats.vp} value={vp} isStatus>
                <MarkIcon mark="vp" />
              </Figure>
            )}
            {TRACKS.map((track) => {
              const to = status[track]?.to;
              return (
                to !== undefined && (
                  <Figure key={`${track} ${to}`} name={sentences.track[track]} value={to} isStatus>
                    <MarkIcon mark={track} />
                  </Figure>
                )
              );
            })}
          </dl>
          {calamities.length > 0 && (
            <span class="struck">{calamities.map((id) => sentences.calamity(id)).join(", ")}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
