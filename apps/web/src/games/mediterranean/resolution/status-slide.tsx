import type { StatusTrack } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./status-slide.css";
import { StageTitle } from "./slide-title.tsx";
import type { Mood } from "./slides.ts";

const TRACKS: readonly StatusTrack[] = ["happiness", "safety"];

interface Props {
  readonly moods: readonly Mood[];
  readonly names: readonly string[];
}

/** What everybody's undersides came to: points, happiness and safety. */
export function MoodsView({ moods, names }: Props) {
  const { moods: text, signed } = mediterraneanWords.value.show;
  return (
    <>
      <StageTitle>{text.title}</StageTitle>
      <p class="quiet">{text.hint}</p>
      <table class="moods figures">
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
          {moods.map(({ seat, bank, vp, moved }) => (
            <tr key={seat} style={`--n: ${seat}`}>
              <th scope="row">
                <span class="who">
                  <SeatBadge seat={seat} size="1.5rem" />
                  <span>{names[seat]}</span>
                </span>
                {bank !== undefined && <span class="bank quiet">{text.bank[bank]}</span>}
              </th>
              <td class={vp > 0 ? "gain" : undefined}>{vp === 0 ? text.unmoved : signed(vp)}</td>
              {TRACKS.map((track) => {
                const change = moved.findLast((each) => each.track === track);
                const kind = change !== undefined && change.by < 0 ? "loss" : "gain";
                return (
                  <td key={track} class={change && kind}>
                    {change === undefined ? (
                      text.unmoved
                    ) : (
                      <>
                        {signed(change.by)} <span class="to">{text.now(change.to)}</span>
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
