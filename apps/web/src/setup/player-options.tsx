import type { GameId } from "../store/game-id.ts";
import { SEAT_PLAYERS } from "../store/seat-player.ts";
import { botText } from "../text/bot-text.ts";
import { appText } from "../text/app-text.ts";

/** The options of a `<select>`: who may play a seat. */
export function PlayerOptions({ game = "zimbabwe" }: { readonly game?: GameId }) {
  const { setup } = appText.value;
  const bots = botText(game, appText.value);
  return (
    <>
      {SEAT_PLAYERS.map((player) => (
        <option key={player} value={player}>
          {player === "person" ? setup.person : setup.bot[player](bots[player].name)}
        </option>
      ))}
    </>
  );
}
