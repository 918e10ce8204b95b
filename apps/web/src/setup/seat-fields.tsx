import type { BotTexts } from "@sofala/text";
import { MAX_NAME_LENGTH, type SeatPlayer } from "../store/seat-player.ts";
import "../ui/field.css";
import { allAppText } from "../text/app-text.ts";
import { PlayerOptions } from "./player-options.tsx";
import type { SeatSetup } from "./table-setup.ts";

interface Props extends SeatSetup {
  /** The bots of the game. */
  readonly bots: BotTexts;
  readonly seat: number;
  /** The player's name if none is written. */
  readonly defaultName: string;
  readonly onChange: (part: Partial<SeatSetup>) => void;
}

/** Who plays a seat, and the name of a person. */
export function SeatFields({ bots, seat, player, name, defaultName, onChange }: Props) {
  const { setup } = allAppText.value;
  const seatName = setup.seat(seat + 1);
  return (
    <>
      <select
        class="field player"
        aria-label={`${seatName}: ${setup.player}`}
        value={player}
        onChange={(event) => onChange({ player: event.currentTarget.value as SeatPlayer })}
      >
        <PlayerOptions bots={bots} />
      </select>
      {player === "person" && (
        <input
          class="field name"
          aria-label={`${seatName}: ${setup.name}`}
          placeholder={`${setup.name}: ${defaultName}`}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autocomplete="off"
          onInput={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
    </>
  );
}
