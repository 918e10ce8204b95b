import type { SeatView, View } from "@sofala/mediterranean";
import { thumbnailLayout, type ThumbnailSeat } from "./thumbnail-layout.ts";
import "./thumbnail.css";

interface Props {
  readonly view: Pick<View, "turn"> & {
    readonly seats: readonly Pick<SeatView, "vp" | "happiness" | "safety">[];
  };
  /** The accessible name; without it the picture is decorative. */
  readonly label?: string;
}

/** The positions of the tracks. */
const TRACK_POSITIONS = [
  { name: "happiness", y: 84 },
  { name: "safety", y: 106 },
] as const;

/** A small picture of a game: its turn, everybody's points as columns, happiness and safety as tracks. */
export function TableThumbnail({ view, label }: Props) {
  const { turns, seats } = thumbnailLayout(view);
  return (
    <svg class="table-thumbnail" viewBox="0 0 120 120" {...ariaPropsFor(label)}>
      <rect class="ground" width="120" height="120" />
      {turns.map((isPlayed, turn) => (
        <rect
          key={turn}
          class={isPlayed ? "turn played" : "turn"}
          x={10 + turn * 17}
          y="8"
          width="15"
          height="4"
          rx="2"
        />
      ))}
      <path class="line" d="M8 70.5h104" />
      {seats.map((seat) => (
        <Column key={seat.seat} {...seat} />
      ))}
      {TRACK_POSITIONS.map(({ name, y }) => (
        <g key={name} class={name}>
          <path class="line" d={`M8 ${y}h104M60 ${y - 7}v14`} />
          {seats.map(({ seat, ...at }) => (
            <circle
              key={seat}
              class="seat"
              style={{ fill: `var(--seat-${seat + 1})` }}
              cx={at[name].x}
              cy={y + at[name].y}
              r="4"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

const ariaPropsFor = (label: string | undefined) =>
  label === undefined
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": label } as const);

/** A column in the colour of a seat; with hidden points, a half-high shadow. */
function Column({ seat, x, height, isKnown }: ThumbnailSeat) {
  return (
    <g class={isKnown ? "column" : "column hidden"} style={{ fill: `var(--seat-${seat + 1})` }}>
      <rect class="seat" x={x - 5} y={70 - height} width="10" height={height} />
      <rect class="seat" x={x - 7} y={67 - height} width="14" height="4" rx="1" />
    </g>
  );
}
