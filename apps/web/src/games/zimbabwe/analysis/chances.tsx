import type { Outlook } from "@sofala/bots/zimbabwe";
import { ChanceBars } from "../../../table/analysis/chance-bars.tsx";
import { words } from "../../../text/app-text.ts";
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
    <ChanceBars
      rows={chances.map((chance, seat) => ({
        badge: <EmpireBadge empire={seats[seat]?.empire} size={24} />,
        name: table.names[seat],
        chance,
        note: text.rounds(outlook[seat]?.rounds ?? 0),
      }))}
      note={text.note(bot)}
    />
  );
}
