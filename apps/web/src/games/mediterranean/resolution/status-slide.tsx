import type { StatusTrack } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./status-slide.css";
import { SlideTitle } from "./slide-title.tsx";
import type { StatusChanges } from "./slides.ts";

const TRACKS: readonly StatusTrack[] = ["happiness", "safety"];

interface Props {
  readonly changes: readonly StatusChanges[];
  readonly names: readonly string[];
}

/** The total effect of everybody's undersides: points, happiness and safety. */
export function StatusSlide({ changes, names }: Props) {
  const { statusTracks: text, signed } = allMediterraneanText.value.resolution;
  return (
    <>
      <SlideTitle>{text.title}</SlideTitle>
      <p class="quiet">{text.hint}</p>
      <table class="status-changes figures">
        <thead>
          <tr>
            <th scope="col">{text.player}</th>
            <th scope="col">
              <MarkIcon mark="vp" /> {text.vp}
            </th>
            {TRACKS.map((track) => (
              <th key={track} scope="col">
                <MarkIcon mark={track} /> {text.status[track]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ seat, bank, vp, trackMoves }) => (
            <tr key={seat} style={`--n: ${seat}`}>
              <th scope="row">
                <span class="who">
                  <SeatBadge seat={seat} size="1.5rem" />
                  <span>{names[seat]}</span>
                </span>
                {bank !== undefined && <span class="bank quiet">{text.bank[bank]}</span>}
              </th>
              <td class={vp > 0 ? "gain" : undefined}>{vp === 0 ? text.unchanged : signed(vp)}</td>
              {TRACKS.map((track) => {
                const change = trackMoves.findLast((each) => each.track === track);
                const kind = change !== undefined && change.by < 0 ? "loss" : "gain";
                return (
                  <td key={track} class={change && kind}>
                    {change === undefined ? (
                      text.unchanged
                    ) : (
                      <>
                        {signed(change.by)} <span class="to">{text.newPosition(change.to)}</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
