import { zimbabweText } from "../zimbabwe-text.ts";
import type { Figures } from "./figures.ts";
import "./figures-view.css";

interface Props {
  readonly now: Figures;
  /** After the move that is being made. */
  readonly afterMove: Figures | undefined;
}

/** Cattle, VP and VR now, and after the move that is being made. */
export function FiguresView({ now, afterMove = now }: Props) {
  const { turn } = zimbabweText.value;
  // A lower requirement is better.
  const rows = [
    [turn.cattle, now.cattle, afterMove.cattle, afterMove.cattle > now.cattle],
    [turn.vp, now.vp, afterMove.vp, afterMove.vp > now.vp],
    [turn.requirement, now.vr, afterMove.vr, afterMove.vr < now.vr],
  ] as const;
  return (
    <ul class="figures-view figures bare">
      {rows.map(([name, before, after, isBetter]) => (
        <li key={name}>
          <span class="spoken">{turn.beforeAfter(name, before, after)}</span>
          <span aria-hidden="true">
            <span class="name">{name}</span> <b>{before}</b>
            {after !== before && <b class={isBetter ? "then better" : "then worse"}> → {after}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}
