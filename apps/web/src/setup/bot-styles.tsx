import type { BotTexts } from "@sofala/text";
import { botLevelsOf, botTextOf, type SeatPlayer } from "../store/seat-player.ts";

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
      {botLevelsOf(bots)
        .filter((level) => players.has(level))
        .map((level) => {
          const { name, style } = botTextOf(bots, level);
          return (
            <p key={level}>
              <strong>{name}</strong> · {style}
            </p>
          );
        })}
    </div>
  );
}
