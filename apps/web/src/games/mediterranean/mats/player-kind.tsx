import type { Seat } from "@sofala/engine";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";

interface Props {
  readonly model: TableModel;
  readonly seatIndex: Seat;
}

/** Who plays a seat at a local table: a person or a bot. */
export function PlayerKind({ model, seatIndex }: Props) {
  const { seat: text } = appText.value.panels;
  const player = model.table.players[seatIndex];
  const isBot = player?.kind === "bot";
  return (
    <p class="kind">
      <Icon name={isBot ? "bot" : "person"} size="1em" />
      {isBot
        ? mediterraneanText.value.sentences.bot[player.level].name
        : model.me.value === seatIndex
          ? text.you
          : text.person}
    </p>
  );
}
