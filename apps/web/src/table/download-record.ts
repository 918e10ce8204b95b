import { recordFileName, recordText } from "../store/export.ts";
import type { StoredGame } from "../store/stored-game.ts";
import { download } from "../ui/download.ts";

/** Downloads the record of a game as a file. */
export const downloadRecord = (stored: StoredGame): void =>
  download(recordFileName(stored), recordText(stored));
