import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { BotTexts } from "@sofala/text";
import { useId } from "preact/hooks";
import { PlayerOptions } from "../../setup/player-options.tsx";
import { toPlayer, toSeatPlayer, type SeatPlayer } from "../../store/seat-player.ts";
import type { Player } from "../../store/stored-game.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { allAppText } from "../../text/app-text.ts";
import type { RenderBadge } from "../render-badge.ts";
import "./continue-dialog.css";

interface Props {
  /** The move after which the new game continues. */
  readonly at: number;
  readonly players: readonly Player[];
  readonly badge: RenderBadge;
  readonly bots: BotTexts;
  readonly onClose: () => void;
  /** Starts the game; false if it cannot be stored. */
  readonly onStart: (players: readonly Player[]) => Promise<boolean>;
}

/** Asks who continues a game from a moment. */
export function ContinueDialog({ at, players, badge, bots, onClose, onStart }: Props) {
  const { common, replay } = allAppText.value;
  const { continueDialog: text } = replay;
  const seatPlayers = useSignal<readonly SeatPlayer[]>(players.map(toSeatPlayer));
  const hasFailed = useSignal(false);
  const start = async () => {
    hasFailed.value = false;
    hasFailed.value = !(await onStart(
      players.map(({ name }, seat) => toPlayer(name, seatPlayers.value[seat])),
    ));
  };
  return (
    <Dialog
      isOpen
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="button" class="button primary" onClick={() => void start()}>
            {text.start}
          </button>
        </>
      }
    >
      <p>{text.text(at)}</p>
      <ul class="continue-seats bare">
        {players.map(({ name }, seat) => (
          <SeatChoice
            key={seat}
            name={name}
            seat={seat}
            badge={badge}
            bots={bots}
            player={seatPlayers.value[seat] ?? "person"}
            onChoose={(seatPlayer) => {
              seatPlayers.value = seatPlayers.value.with(seat, seatPlayer);
            }}
          />
        ))}
      </ul>
      <p role="alert" class={hasFailed.value ? "" : "spoken"}>
        {hasFailed.value ? common.gameNotStored : ""}
      </p>
    </Dialog>
  );
}

interface SeatProps extends Pick<Props, "badge" | "bots"> {
  readonly name: string;
  readonly seat: Seat;
  readonly player: SeatPlayer;
  readonly onChoose: (seatPlayer: SeatPlayer) => void;
}

function SeatChoice({ name, seat, badge, bots, player, onChoose }: SeatProps) {
  const { continueDialog: text } = allAppText.value.replay;
  const id = useId();
  return (
    <li>
      <label for={id}>
        {badge(seat, "1.75rem")}
        <span class="spoken">{text.seat(name)}</span>
        <span aria-hidden="true">{name}</span>
      </label>
      <select
        id={id}
        class="field"
        value={player}
        onChange={(event) => onChoose(event.currentTarget.value as SeatPlayer)}
      >
        <PlayerOptions bots={bots} />
      </select>
    </li>
  );
}
