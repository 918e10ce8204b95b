import "./review.css";

interface Props {
  /** Everybody's chances after so many moves. */
  readonly course: readonly { readonly at: number; readonly chances: readonly number[] }[];
  /** By seat. */
  readonly colours: readonly string[];
  /** Moves of the whole game, and those made where one is in it. */
  readonly last: number;
  readonly here: number;
  /** What it shows, for who does not see it. */
  readonly name: string;
  readonly onGo: (at: number) => void;
}

/** Everybody's chances over the moves of a game, with where one is in it. */
export function ChancesChart({ course, colours, last, here, name, onGo }: Props) {
  const width = Math.max(1, last);
  const goTo = (event: MouseEvent & { readonly currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    onGo(Math.round((width * (event.clientX - box.left)) / box.width));
  };
  return (
    <svg
      class="chances-chart"
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={name}
      onClick={goTo}
    >
      {[25, 50, 75].map((y) => (
        <path key={y} class="level" d={`M0 ${y}H${width}`} />
      ))}
      {colours.map((colour, seat) => {
        const way = course.map(({ at, chances }, n) => step(n, at, chances[seat])).join("");
        return (
          <g key={seat} class={`course course-${seat}`} style={`--colour: ${colour}`}>
            <path class="rim" d={way} />
            <path d={way} />
          </g>
        );
      })}
      <path class="here" d={`M${here} 0V100`} />
    </svg>
  );
}

/** A step along a course; its ends stay within the picture. */
const step = (n: number, at: number, chance = 0): string =>
  `${n === 0 ? "M" : "L"}${at} ${(98 - 96 * chance).toFixed(1)}`;
