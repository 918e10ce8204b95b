import type { Seat } from "@sofala/engine";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { words } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";

interface Props {
  readonly model: TableModel;
  readonly at: Seat;
}

/** Who decides for a seat, where the table knows no more than that. */
export function SeatKind({ model, at }: Props) {
  const { seat: text } = words.value.panels;
  const player = model.table.players[at];
  const isBot = player?.kind === "bot";
  return (
    <p class="kind">
      <Icon name={isBot ? "bot" : "person"} size="1em" />
      {isBot
        ? mediterraneanWords.value.game.bot[player.level].name
        : model.me.value === at
          ? text.you
          : text.person}
    </p>
  );
}
