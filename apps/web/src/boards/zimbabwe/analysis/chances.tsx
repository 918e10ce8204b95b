import type { Outlook } from "@sofala/bots/zimbabwe";
import { words } from "../../../words/words.ts";
import { EmpireBadge } from "../board/empires.tsx";
import type { TableModel } from "../table-model.ts";

interface Props {
  readonly table: TableModel;
  /** By seat. */
  readonly chances: readonly number[];
  readonly outlook: readonly Outlook[];
  /** Whose estimate it is. */
  readonly bot: string;
}

/** How likely everybody is to win, as a bot sees it. */
export function Chances({ table, chances, outlook, bot }: Props) {
  const { chances: text } = words.value.analysis;
  const { seats } = table.view.value;
  return (
    <section class="chances">
      <h3>{text.title}</h3>
      <ul>
        {chances.map((chance, seat) => (
          <li key={seat}>
            <EmpireBadge empire={seats[seat]?.empire} size={24} />
            <span class="name">{table.names[seat]}</span>
            <b class="figures">{text.percent(chance)}</b>
            <span class="bar" aria-hidden="true" style={`--chance: ${chance}`} />
            <span class="rounds quiet">{text.rounds(outlook[seat]?.rounds ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p class="quiet">{text.note(bot)}</p>
    </section>
  );
}
