import { words } from "../../../text/app-text.ts";
import type { Figures } from "./figures.ts";
import "./figures-view.css";

interface Props {
  readonly now: Figures;
  /** After the move in the making. */
  readonly then: Figures | undefined;
}

/** Cattle, VP and VR now, and after the move in the making. */
export function FiguresView({ now, then = now }: Props) {
  const { turn } = words.value;
  // Of a requirement less is better.
  const rows = [
    [turn.cattle, now.cattle, then.cattle, then.cattle > now.cattle],
    [turn.vp, now.vp, then.vp, then.vp > now.vp],
    [turn.requirement, now.vr, then.vr, then.vr < now.vr],
  ] as const;
  return (
    <ul class="figures-view figures bare">
      {rows.map(([name, before, after, isBetter]) => (
        <li key={name}>
          <span class="spoken">{turn.nowThen(name, before, after)}</span>
          <span aria-hidden="true">
            <span class="name">{name}</span> <b>{before}</b>
            {after !== before && <b class={isBetter ? "then better" : "then worse"}> → {after}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}
