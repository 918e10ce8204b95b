import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { BotTexts } from "@sofala/text";
import { botTextOf } from "../store/seat-player.ts";
import type { Player } from "../store/stored-game.ts";
import { appText } from "../text/app-text.ts";
import { Icon } from "../ui/icon.tsx";

interface Props {
  readonly table: {
    readonly players: readonly Player[];
    readonly me: ReadonlySignal<Seat | undefined>;
    readonly thinkingSeat?: ReadonlySignal<Seat | undefined>;
  };
  readonly seat: Seat;
  /** The bots of the game. */
  readonly bots: BotTexts;
  /** `you` could be anyone. */
  readonly isSharedDevice?: boolean;
}

/** Who plays a seat at a local table, and whether they are thinking. */
export function PlayerKind({ table, seat, bots, isSharedDevice = false }: Props) {
  const { player: text } = appText.value.table;
  if (table.thinkingSeat?.value === seat) return <p class="kind thinking">{text.thinking}</p>;
  const player = table.players[seat];
  const isBot = player?.kind === "bot";
  const isMe = table.me.value === seat && !isSharedDevice;
  return (
    <p class="kind">
      <Icon name={isBot ? "bot" : "person"} size="1em" />
      {isBot ? botTextOf(bots, player.level).name : isMe ? text.you : text.person}
    </p>
  );
}
