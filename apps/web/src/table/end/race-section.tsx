import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useWidth } from "../../ui/use-width.ts";
import "./race-section.css";

interface Props {
  /** How its lines look. */
  readonly class: string;
  readonly text: { readonly title: string; readonly hint?: string; readonly picture: string };
  readonly names: readonly string[];
  readonly badge: (seat: Seat) => ComponentChildren;
  /** The mark of a seat's points, and the seat's colour. */
  readonly markOf: (seat: Seat) => { readonly shape: string | undefined; readonly colour: string };
  /** Drawn so many pixels wide; the seat whose lines stand out, undefined: all alike. */
  readonly picture: (width: number, shown: Seat | undefined) => ComponentChildren;
  /** The figures. */
  readonly children: ComponentChildren;
}

/** What everybody reached over the game; a press on a name makes its lines stand out. */
export function Race({ class: looks, text, names, badge, markOf, picture, children }: Props) {
  const shown = useSignal<Seat | undefined>(undefined);
  const [frame, width] = useWidth();
  return (
    <section class={`race ${looks}`}>
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
            <Mark {...markOf(seat)} />
          </button>
        ))}
      </div>
      <div ref={frame} class="frame" role="img" aria-label={text.picture}>
        {width > 0 && picture(width, shown.value)}
      </div>
      {children}
    </section>
  );
}

const Mark = ({ shape, colour }: ReturnType<Props["markOf"]>) => (
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
