import type { AllAppText } from "@sofala/text/web";
import type { MoveText } from "../../games/game-ui.ts";
import { MAX_BYTES } from "../../local/import.ts";
import type { ImportFault } from "../../local/import-types.ts";

const MEGABYTE = 1024 * 1024;

/** Why a file cannot be imported, in a sentence; a refused move by its code if the text of the game is not loaded. */
export function importFaultText(
  fault: ImportFault,
  { games }: AllAppText,
  moveText?: MoveText,
): string {
  const text = games.import.fault;
  switch (fault.code) {
    case "empty":
      return text.empty;
    case "too-large":
      return text.tooLarge(Math.ceil(fault.bytes / MEGABYTE), MAX_BYTES / MEGABYTE);
    case "not-json":
      return text.notJson(fault.line);
    case "unknown":
      return text.unknownFormat;
    case "other-game":
      return text.unsupportedGame(fault.game);
    case "newer":
      return text.newerVersion;
    case "malformed":
      return text.malformed(text.describePath(fault.fault.path));
    case "illegal-move": {
      const { number, actor, move, refusal, names } = fault;
      const name = actor === "clock" ? actor : (names[actor] ?? `${actor}`);
      const moved = moveText?.move(move, names) ?? move.kind;
      const why = moveText?.refusal(refusal, names) ?? `${refusal.code}.`;
      return text.illegalMove(number, name, moved, why);
    }
    case "other-result":
      return text.resultMismatch;
  }
}
