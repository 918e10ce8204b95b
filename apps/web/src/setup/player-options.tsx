import type { BotTexts } from "@sofala/text";
import { botLevelsOf, botTextOf } from "../store/seat-player.ts";
import { allAppText } from "../text/app-text.ts";

/** The options of a `<select>`: who may play a seat, a person or one of the game's bots. */
export function PlayerOptions({ bots }: { readonly bots: BotTexts }) {
  const { setup } = allAppText.value;
  return (
    <>
      <option value="person">{setup.person}</option>
      {botLevelsOf(bots).map((level) => (
        <option key={level} value={level}>
          {setup.bot[level](botTextOf(bots, level).name)}
        </option>
      ))}
    </>
  );
}
