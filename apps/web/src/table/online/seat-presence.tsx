import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { Icon } from "../../ui/icon.tsx";
import type { RemoteRoom } from "../../online/table-client.ts";
import { botsOf } from "../../text/bot-text.ts";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import type { OnlineModel } from "./online-model.ts";
import { SeatClock } from "./seat-clock.tsx";
import "./seat-presence.css";

interface Props {
  readonly model: OnlineModel;
  readonly seat: Seat;
  /** The seat whose bot is thinking, where that is told. */
  readonly thinking?: ReadonlySignal<Seat | undefined>;
  /** Has everybody a time of their own? */
  readonly hasClock?: boolean;
}

/** Who decides for a seat, whether they are there, and what time they have. */
export function SeatSitter(props: Props) {
  const { model, seat, hasClock = true } = props;
  const isTimed = hasClock && !isBotAt(model, seat);
  return (
    <p class="seat-sitter">
      <Sitter {...props} />
      {isTimed && <SeatClock clock={model.clock} seat={seat} />}
    </p>
  );
}

/** Does a bot decide for the seat, its own or another's? */
function isBotAt({ room }: OnlineModel, seat: Seat): boolean {
  const { kind, isHandedOver, hasResigned } = room.info.value.seats[seat] ?? {};
  return kind === "bot" || isHandedOver === true || hasResigned === true;
}

function Sitter({ model, seat, thinking }: Props) {
  const { presence } = online.value.live;
  const { panels } = words.value;
  const { isConnected, isHandedOver, hasResigned } = model.room.info.value.seats[seat] ?? {};
  if (isBotAt(model, seat)) {
    const isThinking = thinking?.value === seat;
    const name =
      hasResigned === true
        ? presence.resigned
        : isHandedOver === true
          ? presence.bot
          : botName(model.room, seat);
    return (
      <span class={isThinking ? "thinking" : undefined}>
        <Icon name="bot" size="1em" />
        {isThinking ? panels.seat.thinking : name}
      </span>
    );
  }
  const isMe = model.mySeat.value === seat;
  return (
    <span>
      <i class={isConnected === true ? "dot here" : "dot"} aria-hidden="true" />
      {isMe ? panels.seat.you : isConnected === true ? presence.here : presence.away}
    </span>
  );
}

/** What the bot of a seat is called. */
function botName({ info, players }: RemoteRoom, seat: Seat): string {
  const player = players[seat];
  return player?.kind === "bot" ? botsOf(info.value.game, words.value)[player.level].name : "";
}
