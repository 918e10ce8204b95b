import { DIRECTION, IDEA_TRACKS } from "@sofala/mediterranean";
import type { Edition, IdeaTrack, SeatView } from "@sofala/mediterranean";
import type { Seat } from "@sofala/engine";
import { mediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import { BuildingTile } from "./building-tile.tsx";
import { ReconstructedMark } from "./reconstructed-mark.tsx";
import { trackStatus, levelRanges } from "./track-status.ts";
import "./ideas.css";
import "./mat-tracks.css";

interface Props {
  readonly edition: Edition;
  readonly seat: SeatView;
  readonly seatIndex: Seat;
}

/** The boards of government and religion with their buildings. */
export const MatTracks = (props: Props) => (
  <section class="mat-tracks">
    <h3 class="spoken">{mediterraneanText.value.mats.part.tracks}</h3>
    {IDEA_TRACKS.map((track) => (
      <Board key={track} track={track} {...props} />
    ))}
  </section>
);

function Board({ edition, seat, seatIndex, track }: Props & { readonly track: IdeaTrack }) {
  const { sentences, mats } = mediterraneanText.value;
  const { idea, position } = seat[track];
  const { levels } = edition.tracks[track];
  const { level, buildings, freeSlots, next } = trackStatus(edition, seat, track);
  return (
    <div class={`idea-board ${idea}`}>
      <div class="head">
        <MarkIcon mark={idea} size="1.75rem" />
        <h4>{sentences.idea[idea]}</h4>
        <p>
          <b>
            {mats.level(level)}
            <ReconstructedMark marked={edition.tracks[track]} path="levels" />
          </b>
          <span class="spoken">{mats.position(position, levels.length - 1)}</span>
          <span class="quiet">
            {[
              ...(level + buildings.length === 0
                ? []
                : [mats.buildingCount(buildings.length, level)]),
              ...(next === undefined ? [] : [mats.nextLevel(next.spaces, next.level)]),
            ].join(" · ")}
          </span>
        </p>
      </div>
      <div class={DIRECTION[idea] === 1 ? "idea-track" : "idea-track left"} aria-hidden="true">
        {levelRanges(levels).map((range) => (
          <div key={range.level} class={range.level === level ? "level-range here" : "level-range"}>
            <div>
              {range.spaces.map((space) => (
                <i key={space}>
                  {space === position ? <SeatBadge seat={seatIndex} size="1.375rem" /> : space}
                </i>
              ))}
            </div>
            <b>{range.level}</b>
          </div>
        ))}
      </div>
      {(buildings.length > 0 || freeSlots > 0) && (
        <ul class="standing">
          {buildings.map((id) => {
            const building = edition.buildings[id];
            return (
              building && (
                <BuildingTile
                  key={id}
                  id={id}
                  building={building}
                  isUsed={seat.used.includes(id)}
                />
              )
            );
          })}
          {freeSlots > 0 && <li class="free">{mats.freeSlots(freeSlots)}</li>}
        </ul>
      )}
    </div>
  );
}
