import { SITTERS } from "../../store/sitter.ts";
import { words } from "../../words/words.ts";

/** Who can be put on a chair, for a `<select>`. */
export function SitterOptions() {
  const { setup, zimbabwe } = words.value;
  return (
    <>
      {SITTERS.map((sitter) => (
        <option key={sitter} value={sitter}>
          {sitter === "person" ? setup.person : setup.bot[sitter](zimbabwe.bot[sitter].name)}
        </option>
      ))}
    </>
  );
}
