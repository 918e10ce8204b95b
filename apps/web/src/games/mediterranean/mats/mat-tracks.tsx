import { DIRECTION, IDEA_TRACKS } from "@sofala/mediterranean";
import type { Edition, IdeaTrack, SeatView } from "@sofala/mediterranean";
import type { Seat } from "@sofala/engine";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import { BuildingTile } from "./building-tile.tsx";
import { Dagger } from "./reconstructed-mark.tsx";
import { standingOn, stretchesOf } from "./track-status.ts";
import "./ideas.css";
import "./mat-tracks.css";

interface Props {
  readonly edition: Edition;
  readonly seat: SeatView;
  readonly at: Seat;
}

/** The boards of government and religion with what stands beside them. */
export const Tracks = (props: Props) => (
  <section class="mat-tracks">
    <h3 class="spoken">{mediterraneanWords.value.mats.part.tracks}</h3>
    {IDEA_TRACKS.map((track) => (
      <Board key={track} track={track} {...props} />
    ))}
  </section>
);

function Board({ edition, seat, at, track }: Props & { readonly track: IdeaTrack }) {
  const { game, mats } = mediterraneanWords.value;
  const { idea, position } = seat[track];
  const { levels } = edition.tracks[track];
  const { level, buildings, room, next } = standingOn(edition, seat, track);
  return (
    <div class={`idea-board ${idea}`}>
      <div class="head">
        <MarkIcon mark={idea} size="1.75rem" />
        <h4>{game.idea[idea]}</h4>
        <p>
          <b>
            {mats.level(level)}
            <Dagger of={edition.tracks[track]} path="levels" />
          </b>
          <span class="spoken">{mats.position(position, levels.length - 1)}</span>
          <span class="quiet">
            {[
              ...(level + buildings.length === 0 ? [] : [mats.standing(buildings.length, level)]),
              ...(next === undefined ? [] : [mats.nextLevel(next.spaces, next.level)]),
            ].join(" · ")}
          </span>
        </p>
      </div>
      <div class={DIRECTION[idea] === 1 ? "idea-track" : "idea-track left"} aria-hidden="true">
        {stretchesOf(levels).map((stretch) => (
          <div key={stretch.level} class={stretch.level === level ? "stretch here" : "stretch"}>
            <div>
              {stretch.spaces.map((space) => (
                <i key={space}>
                  {space === position ? <SeatBadge seat={at} size="1.375rem" /> : space}
                </i>
              ))}
            </div>
            <b>{stretch.level}</b>
          </div>
        ))}
      </div>
      {(buildings.length > 0 || room > 0) && (
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
          {room > 0 && <li class="free">{mats.free(room)}</li>}
        </ul>
      )}
    </div>
  );
}
