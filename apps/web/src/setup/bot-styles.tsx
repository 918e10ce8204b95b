import type { GameId } from "../store/game-id.ts";
import { SEAT_PLAYERS, type SeatPlayer } from "../store/seat-player.ts";
import { botText } from "../text/bot-text.ts";
import { appText } from "../text/app-text.ts";

interface Props {
  readonly game: GameId;
  readonly seats: readonly { readonly player: SeatPlayer }[];
}

/** How the bots at this table play, each level once. */
export function BotStyles({ game, seats }: Props) {
  const bots = botText(game, appText.value);
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
