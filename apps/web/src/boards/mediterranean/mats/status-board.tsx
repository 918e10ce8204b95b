import type { StatusTrack } from "@sofala/mediterranean";
import { Popover } from "../../../ui/popover.tsx";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { CalamityFacts } from "./calamity-facts.tsx";
import { moodOf, type Mood } from "./moods.ts";
import { signed } from "./signed.ts";
import "./status-board.css";

const TRACKS: readonly StatusTrack[] = ["happiness", "safety"];

/** Happiness and safety of all on one board, with the calamities in wait. */
export function StatusBoard({ model }: { readonly model: TableModel }) {
  return (
    <div class="status-board figures">
      {TRACKS.map((track) => {
        const mood = moodOf(model.view.value, model.edition.value, track);
        return (
          <div key={track} class="mood">
            <InWait model={model} mood={mood} />
            <Scale mood={mood} />
          </div>
        );
      })}
      <MoodTable model={model} />
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
function Scale({ mood: { from, to, places, struck } }: { readonly mood: Mood }) {
  const spaces = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  return (
    <div
      class="mood-scale"
      aria-hidden="true"
      style={`--spaces: ${spaces.length}; --zero: ${-from}`}
    >
      <div class="spaces">
        {spaces.map((space) => (
          <span key={space} class={space < 0 ? "below" : undefined}>
            <i class={space % 3 === 0 ? undefined : "minor"}>{signed(space)}</i>
          </span>
        ))}
      </div>
      {places.flatMap(({ at, seats }) =>
        seats.map((seat, n) => (
          <span
            key={seat}
            class={struck.includes(seat) ? "marker struck" : "marker"}
            style={`--at: ${at - from}; --n: ${n}; --of: ${seats.length}; --aside: ${asideOf(n, seats.length)}`}
          >
            <SeatBadge seat={seat} size="100%" />
          </span>
        )),
      )}
    </div>
  );
}

/** Three and more on one place stand left and right in turn. */
const asideOf = (n: number, of: number): number => (of < 3 ? 0 : n % 2 === 0 ? -1 : 1);

/** The same for those who hear the page. */
function MoodTable({ model }: { readonly model: TableModel }) {
  const { game, mats } = mediterraneanWords.value;
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
        {model.view.value.seats.map((seat, at) => (
          <tr key={at}>
            <th scope="row">{model.names[at]}</th>
            {TRACKS.map((track) => (
              <td key={track}>{seat[track]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
