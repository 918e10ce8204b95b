import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useWidth } from "../../ui/use-width.ts";
import "./race-section.css";

interface Props {
  /** The CSS class of its lines. */
  readonly class: string;
  readonly text: { readonly title: string; readonly hint?: string; readonly chartLabel: string };
  readonly names: readonly string[];
  readonly badge: (seat: Seat) => ComponentChildren;
  /** The mark of a seat's points, and the seat's colour. */
  readonly seatMark: (seat: Seat) => {
    readonly shape: string | undefined;
    readonly colour: string;
  };
  /** Draws the chart in a width; `shown` is the seat whose lines are highlighted. */
  readonly drawChart: (width: number, shown: Seat | undefined) => ComponentChildren;
  /** The figures. */
  readonly children: ComponentChildren;
}

/** The race of all seats over the game; pressing a name highlights its lines. */
export function RaceSection({
  class: className,
  text,
  names,
  badge,
  seatMark,
  drawChart,
  children,
}: Props) {
  const shown = useSignal<Seat | undefined>(undefined);
  const [frame, width] = useWidth();
  return (
    <section class={`race ${className}`}>
      <h3>{text.title}</h3>
      {text.hint !== undefined && <p class="quiet">{text.hint}</p>}
      <div class="legend" role="group" aria-label={text.title}>
        {names.map((name, seat) => (
          <button
            key={seat}
            type="button"
            class="button"
            aria-pressed={shown.value === seat}
            onClick={() => {
              shown.value = shown.value === seat ? undefined : seat;
            }}
          >
            {badge(seat)}
            {name}
            <SeatMark {...seatMark(seat)} />
          </button>
        ))}
      </div>
      <div ref={frame} class="frame" role="img" aria-label={text.chartLabel}>
        {width > 0 && drawChart(width, shown.value)}
      </div>
      {children}
    </section>
  );
}

const SeatMark = ({ shape, colour }: ReturnType<Props["seatMark"]>) => (
  <svg
    viewBox="-7 -7 14 14"
    width="14"
    height="14"
    aria-hidden="true"
    style={`--colour: ${colour}`}
  >
    <path class="mark" d={shape} />
  </svg>
);
