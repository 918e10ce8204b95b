import type { MediterraneanText } from "@sofala/text/mediterranean";
import type { WebWords } from "@sofala/text/web";
import { MOST_BYTES } from "../../local/import.ts";
import type { ImportFault } from "../../local/import-types.ts";

const MEGABYTE = 1024 * 1024;

/** Why a file is not taken, as a sentence; a refused move by its codes where the words of its game are not there. */
export function faultText(
  fault: ImportFault,
  { games, zimbabwe }: WebWords,
  mediterranean?: MediterraneanText,
): string {
  const said = games.import.fault;
  switch (fault.code) {
    case "empty":
      return said.empty;
    case "too-large":
      return said.tooLarge(Math.ceil(fault.bytes / MEGABYTE), MOST_BYTES / MEGABYTE);
    case "not-json":
      return said.notJson(fault.line);
    case "unknown":
      return said.unknown;
    case "other-game":
      return said.otherGame(fault.game);
    case "newer":
      return said.newer;
    case "malformed":
      return said.malformed(said.place(fault.fault.path));
    case "illegal-move": {
      const { number, actor, names } = fault;
      const name = actor === "clock" ? actor : (names[actor] ?? `${actor}`);
      if (fault.game === "zimbabwe") {
        const why = zimbabwe.refusal(fault.refusal, names);
        return said.illegalMove(number, name, zimbabwe.move(fault.move), why);
      }
      const { move, refusal } = fault;
      const moved = mediterranean?.move(move, names) ?? move.kind;
      return said.illegalMove(
        number,
        name,
        moved,
        mediterranean?.refusal(refusal, names) ?? `${refusal.code}.`,
      );
    }
    case "other-result":
      return said.otherResult;
  }
}
