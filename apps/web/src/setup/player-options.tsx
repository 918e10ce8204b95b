import type { BotTexts } from "@sofala/text";
import { SEAT_PLAYERS } from "../store/seat-player.ts";
import { appText } from "../text/app-text.ts";

/** The options of a `<select>`: who may play a seat, a person or one of the game's bots. */
export function PlayerOptions({ bots }: { readonly bots: BotTexts }) {
  const { setup } = appText.value;
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
