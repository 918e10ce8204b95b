import type { StatusTrack } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import { keptSignal } from "../../../ui/structural-share.ts";
import { Popover } from "../../../ui/popover.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { CalamityFacts } from "./calamity-facts.tsx";
import { moodOf, ROWS, spacesOf, type Mood } from "./status-scale.ts";
import { signed } from "./signed.ts";
import "./status-board.css";

const TRACKS: readonly StatusTrack[] = ["happiness", "safety"];

/** Happiness and safety of all on one board, with the calamities in wait. */
export function StatusBoard({ model }: { readonly model: TableModel }) {
  return (
    <div class="status-board figures">
      {TRACKS.map((track) => (
        <OneMood key={track} model={model} track={track} />
      ))}
      <MoodTable model={model} />
    </div>
  );
}

function OneMood({ model, track }: Pick<Props, "model"> & Pick<Mood, "track">) {
  const mood = useMemo(
    () => keptSignal(() => moodOf(model.view.value, model.edition.value, track)),
    [model, track],
  );
  return (
    <div class="mood">
      <InWait model={model} mood={mood.value} />
      <Scale mood={mood.value} />
    </div>
  );
}

interface Props {
  readonly model: TableModel;
  readonly mood: Mood;
}

/** The calamity of a track; what it does opens beside it. */
function InWait({ model, mood: { track, calamity, struck } }: Props) {
  const { game, mats } = mediterraneanWords.value;
  const name = calamity === undefined ? mats.moods.calm : game.calamity(calamity);
  return (
    <Popover
      buttonClass={struck.length > 0 ? "in-wait near" : "in-wait"}
      button={
        <>
          <MarkIcon mark={track} size="1.75rem" />
          <span>
            <small>{game.track[track]}</small> {name}
          </span>
        </>
      }
    >
      {() => (
        <div class="calamity-popover">
          <h2>{name}</h2>
          {calamity === undefined ? (
            <p>{mats.moods.strikes[track]}</p>
          ) : (
            <CalamityFacts model={model} id={calamity} />
          )}
        </div>
      )}
    </Popover>
  );
}

/** Everybody on one line; below 0 is where calamities look. */
function Scale({ mood }: { readonly mood: Mood }) {
  const spaces = spacesOf(mood);
  const held = spaces.filter(({ columns }) => columns > 0);
  const columns = held.reduce((sum, space) => sum + space.columns, 0);
  const widths = spaces.map((space) =>
    space.columns === 0 ? "minmax(0, 1fr)" : `calc(${space.columns} * var(--badge) + var(--gap))`,
  );
  return (
    <div
      class="mood-scale"
      aria-hidden="true"
      style={`--columns: ${columns}; --held: ${held.length}; --empty: ${Math.max(1, spaces.length - held.length)}`}
    >
      <div class="spaces" style={`grid-template-columns: ${widths.join(" ")}`}>
        {spaces.map(({ at, seats }) => (
          <span key={at} class={at < 0 ? "below" : undefined}>
            <i class={seats.length > 0 || at === 0 ? undefined : "minor"}>{signed(at)}</i>
          </span>
        ))}
      </div>
      {spaces.flatMap(({ seats, before }) =>
        seats.map((seat, n) => (
          <span
            key={seat}
            class={mood.struck.includes(seat) ? "marker struck" : "marker"}
            style={`--column: ${before.columns + Math.floor(n / ROWS)}; --row: ${n % ROWS}; --gaps: ${before.held + 0.5}; --passed: ${before.empty}`}
          >
            <SeatBadge seat={seat} size="100%" />
          </span>
        )),
      )}
    </div>
  );
}

/** The same for those who hear the page. */
function MoodTable({ model }: { readonly model: TableModel }) {
  const { game, mats } = mediterraneanWords.value;
  const rows = useMemo(
    () =>
      keptSignal(() => model.view.value.seats.map((seat) => TRACKS.map((track) => seat[track]))),
    [model],
  );
  return (
    <table class="spoken">
      <caption>{mats.moods.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{mats.moods.player}</th>
          {TRACKS.map((track) => (
            <th key={track} scope="col">
              {game.track[track]}
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
