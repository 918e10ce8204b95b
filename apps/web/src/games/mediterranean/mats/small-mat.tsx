import { useComputed } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { DIRECTION, IDEA_TRACKS } from "@sofala/mediterranean";
import type { Edition, IdeaTrack, SeatView } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { BuildingIcon } from "./building-tile.tsx";
import { DeckIcon } from "./deck-icon.tsx";
import { Figure } from "./figure.tsx";
import { drawsOf } from "./production.ts";
import { SeatFigures } from "./seat-figures.tsx";
import { PlayerKind } from "../../../table/player-kind.tsx";
import { trackStatus } from "./track-status.ts";
import "../../../table/seat-name.css";
import "./ideas.css";
import "./small-mat.css";

interface Props {
  readonly model: TableModel;
  readonly seatIndex: Seat;
  readonly onShow: () => void;
  readonly renderPlayer: ((seat: Seat) => ComponentChildren) | undefined;
}

/** A summary of a mat. */
export function SmallMat({ model, seatIndex, onShow, renderPlayer }: Props) {
  const { mats } = mediterraneanText.value;
  const seat = model.seatAt(seatIndex);
  const place = model.turnOrder.value.indexOf(seatIndex) + 1;
  const isDeciding = useComputed(() => model.toAct.value.includes(seatIndex)).value;
  const changes = model.live.value?.changes.value;
  const isChanged = changes?.seats.has(seatIndex) === true;
  const classes = ["small-mat", isDeciding && "deciding", isChanged && "changed"];
  const name = model.names[seatIndex] ?? "";
  return (
    <article
      class={classes.filter(Boolean).join(" ")}
      style={`--own: var(--seat-${seatIndex + 1})`}
    >
      <header>
        <SeatBadge seat={seatIndex} size="1.875rem" />
        <div class="who">
          <h3 class="seat-name">
            <button type="button" aria-label={mats.showMat(name)} onClick={onShow}>
              {name}
            </button>
          </h3>
          {renderPlayer === undefined ? (
            <PlayerKind
              table={model.table}
              seat={seatIndex}
              bots={mediterraneanText.value.sentences.bot}
            />
          ) : (
            renderPlayer(seatIndex)
          )}
          {isChanged && <span class="spoken">{mats.changed}</span>}
        </div>
        <span class="place figures" data-label={mats.place(place)}>
          <span aria-hidden="true">{place}</span>
          <span class="spoken">{mats.place(place)}</span>
        </span>
        {model.phase.value !== "over" && (
          <SeatActivity isReady={seat.ready} isDeciding={isDeciding} />
        )}
      </header>
      <Counts seat={seat} />
      <Draws seat={seat} />
      <div class="ideas">
        {IDEA_TRACKS.map((track) => (
          <SmallTrack
            key={track}
            edition={model.edition.value}
            seat={seat}
            track={track}
            isChanged={changes?.hasTrack(seatIndex, track) === true}
          />
        ))}
      </div>
    </article>
  );
}

/** Shows whether the table waits for a seat. */
function SeatActivity(is: { readonly isReady: boolean; readonly isDeciding: boolean }) {
  const { mats } = mediterraneanText.value;
  if (is.isDeciding)
    return (
      <span class="doing" data-label={mats.deciding}>
        <i aria-hidden="true" />
        <span class="spoken">{mats.deciding}</span>
      </span>
    );
  if (!is.isReady) return undefined;
  return (
    <span class="doing ready" data-label={mats.ready}>
      <Icon name="check" size="1.1rem" />
      <span class="spoken">{mats.ready}</span>
    </span>
  );
}

function Counts({ seat }: { readonly seat: SeatView }) {
  const { mats } = mediterraneanText.value;
  return (
    <dl class="counts figures">
      <SeatFigures seat={seat} />
      <Figure name={mats.inHand(seat.count.hand)} value={seat.count.hand}>
        <span class="cards" aria-hidden="true" />
      </Figure>
    </dl>
  );
}

/** The cards drawn next turn. */
function Draws({ seat }: { readonly seat: SeatView }) {
  const { mats } = mediterraneanText.value;
  const draws = drawsOf(seat);
  const text =
    draws.length === 0
      ? mats.drawsNothing
      : mats.draws(draws.map(({ deck, count }) => [deck, count]));
  return (
    <p class="draws figures" data-label={text}>
      <span class="spoken">{text}</span>
      {draws.map(({ deck, count }) => (
        <span key={deck} aria-hidden="true">
          <DeckIcon deck={deck} size="1.375rem" />
          {count > 1 && count}
        </span>
      ))}
    </p>
  );
}

interface TrackProps {
  readonly edition: Edition;
  readonly seat: SeatView;
  readonly track: IdeaTrack;
  readonly isChanged: boolean;
}

/** A board as a line, and the buildings on it. */
function SmallTrack({ edition, seat, track, isChanged }: TrackProps) {
  const { sentences, mats } = mediterraneanText.value;
  const { idea, position } = seat[track];
  const { level, buildings } = trackStatus(edition, seat, track);
  const last = edition.tracks[track].levels.length - 1;
  const text = `${sentences.idea[idea]} ${mats.position(position, last)}, ${mats.buildingCount(buildings.length, level)}`;
  return (
    <div class={`small-track ${idea}${isChanged ? " changed" : ""}`} data-label={text}>
      <span class="spoken">{text}</span>
      <MarkIcon mark={idea} size="1.375rem" />
      <b aria-hidden="true">{position}</b>
      <span
        class={DIRECTION[idea] === 1 ? "line" : "line left"}
        style={`--at: ${position / last}`}
        aria-hidden="true"
      />
      <span class="built" aria-hidden="true">
        {buildings.map((id) => {
          const building = edition.buildings[id];
          return building && <BuildingIcon key={id} building={building} size="1.375rem" />;
        })}
        {Array.from({ length: Math.max(0, level - buildings.length) }, (_, n) => (
          <i key={n} />
        ))}
      </span>
    </div>
  );
}
