import { useSignal } from "@preact/signals";
import type { Empire } from "@sofala/zimbabwe";
import { useId } from "preact/hooks";
import { PlayerOptions } from "../../../setup/player-options.tsx";
import { toPlayer, toSeatPlayer, type SeatPlayer } from "../../../store/seat-player.ts";
import type { Player } from "../../../store/stored-game.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import "../../../ui/field.css";
import { appText } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import "./continue-dialog.css";

interface Props {
  /** The move after which the new game continues. */
  readonly at: number;
  readonly players: readonly Player[];
  readonly empires: readonly Empire[];
  readonly onClose: () => void;
  /** Starts the game; false if it cannot be stored. */
  readonly onStart: (players: readonly Player[]) => Promise<boolean>;
}

/** Asks who continues a game from a moment. */
export function ContinueDialog({ at, players, empires, onClose, onStart }: Props) {
  const { common, replay } = appText.value;
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
            empire={empires[seat]}
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

interface SeatProps {
  readonly name: string;
  readonly empire: Empire | undefined;
  readonly player: SeatPlayer;
  readonly onChoose: (seatPlayer: SeatPlayer) => void;
}

function SeatChoice({ name, empire, player, onChoose }: SeatProps) {
  const { replay, zimbabwe } = appText.value;
  const { seat } = replay.continueDialog;
  const id = useId();
  return (
    <li>
      <label for={id}>
        <EmpireBadge empire={empire} size={28} />
        <span class="spoken">{seat(name)}</span>
        <span aria-hidden="true">{name}</span>
      </label>
      <select
        id={id}
        class="field"
        value={player}
        onChange={(event) => onChoose(event.currentTarget.value as SeatPlayer)}
      >
        <PlayerOptions bots={zimbabwe.bot} />
      </select>
    </li>
  );
}
