import type { ComponentChildren } from "preact";
import { allAppText } from "../../text/app-text.ts";
import "./analysis-panel.css";

interface Props {
  /** By seat. */
  readonly rows: readonly {
    readonly badge: ComponentChildren;
    readonly name: string | undefined;
    readonly chance: number;
    readonly note?: string | undefined;
  }[];
  /** How the chances were computed. */
  readonly note: string;
}

/** Everybody's chances to win. */
export function ChanceBars({ rows, note: method }: Props) {
  const { chances: text } = allAppText.value.analysis;
  return (
    <section class="chances">
      <h3>{text.title}</h3>
      <ul>
        {rows.map(({ badge, name, chance, note }, seat) => (
          <li key={seat}>
            {badge}
            <span class="name">{name}</span>
            <b class="figures">{text.percent(chance)}</b>
            <span class="bar" aria-hidden="true" style={`--chance: ${chance}`} />
            {note !== undefined && <span class="note quiet">{note}</span>}
          </li>
        ))}
      </ul>
      <p class="quiet">{method}</p>
    </section>
  );
}
