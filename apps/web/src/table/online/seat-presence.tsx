import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { BotTexts } from "@sofala/text";
import { Icon } from "../../ui/icon.tsx";
import type { TableClient } from "../../online/table-client.ts";
import { botTextOf } from "../../store/seat-player.ts";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import type { OnlineModel } from "./online-model.ts";
import { SeatClock } from "./seat-clock.tsx";
import "./seat-presence.css";

interface Props {
  readonly model: OnlineModel;
  readonly seat: Seat;
  /** The bots of the game. */
  readonly bots: BotTexts;
  /** The seat whose bot is thinking, if that is known. */
  readonly thinkingSeat: ReadonlySignal<Seat | undefined> | undefined;
  /** True if every seat has its own clock. */
  readonly hasClock: boolean;
}

/** Who plays a seat, whether they are connected, and their clock. */
export function SeatPresence(props: Props) {
  const { model, seat, hasClock } = props;
  const isTimed = hasClock && !isPlayedByBot(model, seat);
  return (
    <p class="seat-presence">
      <Presence {...props} />
      {isTimed && <SeatClock clock={model.clock} seat={seat} />}
    </p>
  );
}

/** True if a bot plays the seat, by itself or for a person. */
function isPlayedByBot({ client }: OnlineModel, seat: Seat): boolean {
  const { kind, isHandedOver, hasResigned } = client.info.value.seats[seat] ?? {};
  return kind === "bot" || isHandedOver === true || hasResigned === true;
}

function Presence({ model, seat, bots, thinkingSeat }: Props) {
  const { presence } = onlineText.value.onlineTable;
  const { player } = appText.value.table;
  const { isConnected, isHandedOver, hasResigned } = model.client.info.value.seats[seat] ?? {};
  if (isPlayedByBot(model, seat)) {
    const isThinking = thinkingSeat?.value === seat;
    const name =
      hasResigned === true
        ? presence.resigned
        : isHandedOver === true
          ? presence.botPlays
          : botName(model.client, seat, bots);
    return (
      <span class={isThinking ? "thinking" : undefined}>
        <Icon name="bot" size="1em" />
        {isThinking ? player.thinking : name}
      </span>
    );
  }
  const isMe = model.mySeat.value === seat;
  return (
    <span>
      <i class={isConnected === true ? "dot here" : "dot"} aria-hidden="true" />
      {isMe ? player.you : isConnected === true ? presence.online : presence.offline}
    </span>
  );
}

/** The name of a seat's bot. */
function botName({ players }: TableClient, seat: Seat, bots: BotTexts): string {
  const player = players[seat];
  return player?.kind === "bot" ? botTextOf(bots, player.level).name : "";
}
