import { words } from "../../../words/words.ts";
import type { TableModel } from "../table-model.ts";
import type { ReviewModel } from "./review-model.ts";

interface Props {
  readonly table: TableModel;
  readonly model: ReviewModel;
}

/** Everybody's chances over the moves of a game, with where one is in it. */
export function ChancesChart({ table, model }: Props) {
  const { review: text } = words.value.analysis;
  const moments = model.moments.value;
  const last = Math.max(1, table.table.history.value.length - 1);
  const points = [
    ...moments.map(({ at, before }) => ({ at, chances: before })),
    ...moments.slice(-1).map(({ at, moves, after }) => ({ at: at + moves.length, chances: after })),
  ];
  const goTo = (event: MouseEvent & { readonly currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    table.lookingAt.value = Math.round((last * (event.clientX - left)) / width);
  };
  return (
    <svg
      class="chances-chart"
      viewBox={`0 0 ${last} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text.picture(moments.length)}
      onClick={goTo}
    >
      {[25, 50, 75].map((y) => (
        <path key={y} class="level" d={`M0 ${y}H${last}`} />
      ))}
      {table.view.value.seats.map(({ empire }, seat) => (
        <path
          key={seat}
          class={`course course-${seat}`}
          style={`--colour: var(--seat-${empire})`}
          d={points
            .map(({ at, chances }, n) => `${n === 0 ? "M" : "L"}${at} ${yOf(chances[seat])}`)
            .join("")}
        />
      ))}
      <path class="here" d={`M${table.moment.value.number} 0V100`} />
    </svg>
  );
}

/** Chances as a height; the ends stay within the picture. */
const yOf = (chance = 0): string => (98 - 96 * chance).toFixed(1);
