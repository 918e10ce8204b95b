export { CannotStart } from "../cannot-start.ts";
export type { Database } from "../store/database.ts";
export { endGame, setClock } from "./changes.ts";
export { exportAll } from "./export.ts";
export { listGames, showGame, type ListedGame, type ShownGame } from "./games.ts";
export { openBeside } from "./open-beside.ts";
export { openToRestore, restoreAll } from "./restore.ts";
export { verifyArchive, type Sound, type Unsound } from "./verify-archive.ts";
export { gameIds, verifyGame } from "./verify-game.ts";
