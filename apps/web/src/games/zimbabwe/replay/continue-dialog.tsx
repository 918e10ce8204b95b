import { useSignal } from "@preact/signals";
import type { Empire } from "@sofala/zimbabwe";
import { useId } from "preact/hooks";
import { SitterOptions } from "../../../setup/player-options.tsx";
import { playerOf, sitterOf, type Sitter } from "../../../store/seat-player.ts";
import type { Player } from "../../../store/stored-game.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import "../../../ui/field.css";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import "./continue-dialog.css";

interface Props {
  /** The move after which the new game goes on. */
  readonly at: number;
  readonly players: readonly Player[];
  readonly empires: readonly Empire[];
  readonly onClose: () => void;
  /** Begins the game; false where it cannot be kept. */
  readonly onStart: (players: readonly Player[]) => Promise<boolean>;
}

/** Asks who plays on from a moment of a game. */
export function ContinueDialog({ at, players, empires, onClose, onStart }: Props) {
  const { common, replay } = words.value;
  const { continuing: text } = replay;
  const sitters = useSignal<readonly Sitter[]>(players.map(sitterOf));
  const hasFailed = useSignal(false);
  const start = async () => {
    hasFailed.value = false;
    hasFailed.value = !(await onStart(
      players.map(({ name }, seat) => playerOf(name, sitters.value[seat])),
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
            sitter={sitters.value[seat] ?? "person"}
            onChoose={(sitter) => {
              sitters.value = sitters.value.with(seat, sitter);
            }}
          />
        ))}
      </ul>
      <p role="alert" class={hasFailed.value ? "" : "spoken"}>
        {hasFailed.value ? common.cannotKeep : ""}
      </p>
    </Dialog>
  );
}

interface SeatProps {
  readonly name: string;
  readonly empire: Empire | undefined;
  readonly sitter: Sitter;
  readonly onChoose: (sitter: Sitter) => void;
}

function SeatChoice({ name, empire, sitter, onChoose }: SeatProps) {
  const { seat } = words.value.replay.continuing;
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
        value={sitter}
        onChange={(event) => onChoose(event.currentTarget.value as Sitter)}
      >
        <SitterOptions />
      </select>
    </li>
  );
}
