import { useComputed } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { DIRECTION, IDEA_TRACKS } from "@sofala/mediterranean";
import type { Edition, IdeaTrack, SeatView } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { BuildingSign } from "./building-tile.tsx";
import { DeckIcon } from "./deck-icon.tsx";
import { Figure } from "./figure.tsx";
import { drawsOf } from "./production.ts";
import { SeatFigures } from "./seat-figures.tsx";
import { SeatKind } from "./player-kind.tsx";
import { standingOn } from "./track-status.ts";
import "../../../table/seat-name.css";
import "./ideas.css";
import "./small-mat.css";

interface Props {
  readonly model: TableModel;
  readonly at: Seat;
  readonly onShow: () => void;
  readonly sitter: ((seat: Seat) => ComponentChildren) | undefined;
}

/** A mat at a glance. */
export function SmallMat({ model, at, onShow, sitter }: Props) {
  const { mats } = mediterraneanWords.value;
  const seat = model.seatAt(at);
  const place = model.turnOrder.value.indexOf(at) + 1;
  const isDeciding = useComputed(() => model.toAct.value.includes(at)).value;
  const name = model.names[at] ?? "";
  return (
    <article
      class={isDeciding ? "small-mat deciding" : "small-mat"}
      style={`--own: var(--seat-${at + 1})`}
    >
      <header>
        <SeatBadge seat={at} size="1.875rem" />
        <div class="who">
          <h3 class="seat-name">
            <button type="button" aria-label={mats.show(name)} onClick={onShow}>
              {name}
            </button>
          </h3>
          {sitter === undefined ? <SeatKind model={model} at={at} /> : sitter(at)}
        </div>
        <span class="place figures" title={mats.place(place)}>
          <span aria-hidden="true">{place}</span>
          <span class="spoken">{mats.place(place)}</span>
        </span>
        {model.phase.value !== "over" && <Doing isReady={seat.ready} isDeciding={isDeciding} />}
      </header>
      <Counts seat={seat} />
      <Draws seat={seat} />
      <div class="ideas">
        {IDEA_TRACKS.map((track) => (
          <SmallTrack key={track} edition={model.edition.value} seat={seat} track={track} />
        ))}
      </div>
    </article>
  );
}

/** Whether the table waits for somebody. */
function Doing(is: { readonly isReady: boolean; readonly isDeciding: boolean }) {
  const { mats } = mediterraneanWords.value;
  if (is.isDeciding)
    return (
      <span class="doing" title={mats.deciding}>
        <i aria-hidden="true" />
        <span class="spoken">{mats.deciding}</span>
      </span>
    );
  if (!is.isReady) return undefined;
  return (
    <span class="doing ready" title={mats.ready}>
      <Icon name="check" size="1.1rem" />
      <span class="spoken">{mats.ready}</span>
    </span>
  );
}

function Counts({ seat }: { readonly seat: SeatView }) {
  const { mats } = mediterraneanWords.value;
  return (
    <dl class="counts figures">
      <SeatFigures seat={seat} />
      <Figure name={mats.inHand(seat.count.hand)} value={seat.count.hand}>
        <span class="cards" aria-hidden="true" />
      </Figure>
    </dl>
  );
}

/** What comes next turn. */
function Draws({ seat }: { readonly seat: SeatView }) {
  const { mats } = mediterraneanWords.value;
  const draws = drawsOf(seat);
  const text =
    draws.length === 0
      ? mats.drawsNothing
      : mats.draws(draws.map(({ deck, count }) => [deck, count]));
  return (
    <p class="draws figures" title={text}>
      <span class="spoken">{text}</span>
      {draws.map(({ deck, count }) => (
        <span key={deck} aria-hidden="true">
          <DeckIcon deck={deck} size="1.125rem" />
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
}

/** A board as a line, and the buildings on it. */
function SmallTrack({ edition, seat, track }: TrackProps) {
  const { game, mats } = mediterraneanWords.value;
  const { idea, position } = seat[track];
  const { level, buildings } = standingOn(edition, seat, track);
  const last = edition.tracks[track].levels.length - 1;
  const text = `${game.idea[idea]} ${mats.position(position, last)}, ${mats.standing(buildings.length, level)}`;
  return (
    <div class={`small-track ${idea}`} title={text}>
      <span class="spoken">{text}</span>
      <MarkIcon mark={idea} size="1.125rem" />
      <b aria-hidden="true">{position}</b>
      <span
        class={DIRECTION[idea] === 1 ? "line" : "line left"}
        style={`--at: ${position / last}`}
        aria-hidden="true"
      />
      <span class="built" aria-hidden="true">
        {buildings.map((id) => {
          const building = edition.buildings[id];
          return building && <BuildingSign key={id} building={building} size="1.25rem" />;
        })}
        {Array.from({ length: Math.max(0, level - buildings.length) }, (_, n) => (
          <i key={n} />
        ))}
      </span>
    </div>
  );
}
