import "./review.css";

interface Props {
  /** Everybody's chances after `at` moves. */
  readonly points: readonly { readonly at: number; readonly chances: readonly number[] }[];
  /** By seat. */
  readonly colours: readonly string[];
  /** The number of moves of the whole game, and at the shown moment. */
  readonly moveCount: number;
  readonly currentMove: number;
  /** The description for screen readers. */
  readonly name: string;
  readonly onSelectMoment: (at: number) => void;
}

/** Everybody's chances over the moves of a game, with the shown moment. */
export function ChancesChart({
  points,
  colours,
  moveCount,
  currentMove,
  name,
  onSelectMoment,
}: Props) {
  const width = Math.max(1, moveCount);
  const goTo = (event: MouseEvent & { readonly currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    onSelectMoment(Math.round((width * (event.clientX - box.left)) / box.width));
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
        const path = points.map(({ at, chances }, n) => pathStep(n, at, chances[seat])).join("");
        return (
          <g key={seat} class={`course course-${seat}`} style={`--colour: ${colour}`}>
            <path class="rim" d={path} />
            <path d={path} />
          </g>
        );
      })}
      <path class="here" d={`M${currentMove} 0V100`} />
    </svg>
  );
}

/** One point of a line, which stays within the picture. */
const pathStep = (n: number, at: number, chance = 0): string =>
  `${n === 0 ? "M" : "L"}${at} ${(98 - 96 * chance).toFixed(1)}`;
