import type { WebWords } from "@sofala/text/web";
import { MOST_BYTES, type ImportFault } from "../../store/import.ts";

const MEGABYTE = 1024 * 1024;

/** Why a file is not taken, as a sentence. */
export function faultText(fault: ImportFault, { games, zimbabwe }: WebWords): string {
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
      const { number, actor, move, refusal, names } = fault;
      const name = actor === "clock" ? actor : (names[actor] ?? `${actor}`);
      const why = zimbabwe.refusal(refusal, names);
      return said.illegalMove(number, name, zimbabwe.move(move), why);
    }
    case "other-result":
      return said.otherResult;
  }
}
