import type { BotTexts } from "@sofala/text";
import { SEAT_PLAYERS, type SeatPlayer } from "../store/seat-player.ts";

interface Props {
  /** The bots of the game. */
  readonly bots: BotTexts;
  readonly seats: readonly { readonly player: SeatPlayer }[];
}

/** How the bots at this table play, each level once. */
export function BotStyles({ bots, seats }: Props) {
  const players = new Set(seats.map(({ player }) => player));
  return (
    <div class="styles quiet">
      {SEAT_PLAYERS.map(
        (player) =>
          player !== "person" &&
          players.has(player) && (
            <p key={player}>
              <strong>{bots[player].name}</strong> · {bots[player].style}
            </p>
          ),
      )}
    </div>
  );
}
