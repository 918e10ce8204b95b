import type { StatusTrack } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import { structuralSignal } from "../../../ui/structural-share.ts";
import { Popover } from "../../../ui/popover.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { CalamityFacts } from "./calamity-facts.tsx";
import { statusScaleOf, MARKER_ROWS, spacesOf, type StatusScale } from "./status-scale.ts";
import { formatSigned } from "./signed.ts";
import "./status-board.css";

const TRACKS: readonly StatusTrack[] = ["happiness", "safety"];

/** Happiness and safety of all seats, with the calamities of the turn. */
export function StatusBoard({ model }: { readonly model: TableModel }) {
  return (
    <div class="status-board figures">
      {TRACKS.map((track) => (
        <StatusRow key={track} model={model} track={track} />
      ))}
      <StatusTable model={model} />
    </div>
  );
}

function StatusRow({ model, track }: Pick<Props, "model"> & Pick<StatusScale, "track">) {
  const scale = useMemo(
    () => structuralSignal(() => statusScaleOf(model.view.value, model.edition.value, track)),
    [model, track],
  );
  return (
    <div class="status-row">
      <CalamityButton model={model} scale={scale.value} />
      <Scale model={model} scale={scale.value} />
    </div>
  );
}

interface Props {
  readonly model: TableModel;
  readonly scale: StatusScale;
}

/** The calamity of a track; what it does opens beside it. */
function CalamityButton({ model, scale: { track, calamity, struck } }: Props) {
  const { sentences, mats } = mediterraneanText.value;
  const name = calamity === undefined ? mats.statusTracks.noCalamity : sentences.calamity(calamity);
  return (
    <Popover
      buttonClass={struck.length > 0 ? "calamity-button near" : "calamity-button"}
      button={
        <>
          <MarkIcon mark={track} size="1.75rem" />
          <span>
            <small>{sentences.track[track]}</small> {name}
          </span>
        </>
      }
    >
      {() => (
        <div class="calamity-popover">
          <h2>{name}</h2>
          {calamity === undefined ? (
            <p>{mats.statusTracks.strikes[track]}</p>
          ) : (
            <CalamityFacts model={model} id={calamity} />
          )}
        </div>
      )}
    </Popover>
  );
}

/** The scale with everybody's markers; calamities strike below 0. */
function Scale({ model, scale }: Props) {
  const changes = model.live.value?.changes.value;
  const spaces = spacesOf(scale);
  const held = spaces.filter(({ columns }) => columns > 0);
  const columns = held.reduce((sum, space) => sum + space.columns, 0);
  const widths = spaces.map((space) =>
    space.columns === 0 ? "minmax(0, 1fr)" : `calc(${space.columns} * var(--badge) + var(--gap))`,
  );
  return (
    <div
      class="status-scale"
      aria-hidden="true"
      style={`--columns: ${columns}; --held: ${held.length}; --empty: ${Math.max(1, spaces.length - held.length)}`}
    >
      <div class="spaces" style={`grid-template-columns: ${widths.join(" ")}`}>
        {spaces.map(({ at, seats }) => (
          <span key={at} class={at < 0 ? "below" : undefined}>
            <i class={seats.length > 0 || at === 0 ? undefined : "minor"}>{formatSigned(at)}</i>
          </span>
        ))}
      </div>
      {spaces.flatMap(({ seats, before }) =>
        seats.map((seat, n) => (
          <span
            key={seat}
            class={markerClass(
              scale.struck.includes(seat),
              changes?.hasTrack(seat, scale.track) === true,
            )}
            style={`--column: ${before.columns + Math.floor(n / MARKER_ROWS)}; --row: ${n % MARKER_ROWS}; --gaps: ${before.held + 0.5}; --passed: ${before.empty}`}
          >
            <SeatBadge seat={seat} size="100%" />
          </span>
        )),
      )}
    </div>
  );
}

const markerClass = (isStruck: boolean, isChanged: boolean): string =>
  ["marker", isStruck && "struck", isChanged && "changed"].filter(Boolean).join(" ");

/** The same for screen readers. */
function StatusTable({ model }: { readonly model: TableModel }) {
  const { sentences, mats } = mediterraneanText.value;
  const rows = useMemo(
    () =>
      structuralSignal(() =>
        model.view.value.seats.map((seat) => TRACKS.map((track) => seat[track])),
      ),
    [model],
  );
  return (
    <table class="spoken">
      <caption>{mats.statusTracks.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{mats.statusTracks.player}</th>
          {TRACKS.map((track) => (
            <th key={track} scope="col">
              {sentences.track[track]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.value.map((values, at) => (
          <tr key={at}>
            <th scope="row">{model.names[at]}</th>
            {values.map((value, n) => (
              <td key={TRACKS[n]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
