import type { GameId } from "../../store/game-id.ts";
import { SITTERS } from "../../store/sitter.ts";
import { botsOf } from "../../words/game-words.ts";
import { words } from "../../words/words.ts";

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
