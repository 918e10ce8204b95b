import type { GameId } from "../store/game-id.ts";
import { SITTERS } from "../store/seat-player.ts";
import { botsOf } from "../text/bot-text.ts";
import { words } from "../text/app-text.ts";

/** Who can be put on a chair, for a `<select>`. */
export function SitterOptions({ game = "zimbabwe" }: { readonly game?: GameId }) {
  const { setup } = words.value;
  const bots = botsOf(game, words.value);
  return (
    <>
      {SITTERS.map((sitter) => (
        <option key={sitter} value={sitter}>
          {sitter === "person" ? setup.person : setup.bot[sitter](bots[sitter].name)}
        </option>
      ))}
    </>
  );
}
