import type { PairingRequest } from "@sofala/protocol";
import { abortFields } from "./commands.ts";
import { refuse, updateFields } from "./decision.ts";
import type { Decide } from "./live-table.ts";
import type { StoredTable } from "./stored-table.ts";

const MINUTE = 60_000;
/** So long strangers wait for each other at a table where none of them was seen. */
const NO_SHOW_TIMEOUT_MS: { readonly [P in PairingRequest["pace"]]: number } = {
  live: 3 * MINUTE,
  correspondence: 3 * 24 * 60 * MINUTE,
};
/** So often it is kept that somebody is there: well before another node could believe that nobody is. */
const DEADLINE_REFRESH_MS = MINUTE;
/** So often it is looked whether somebody sat down on another node. */
export const PRESENCE_CHECK_MS = 3000;

/** A table where strangers are paired: it begins by itself, and is closed if nobody is there. */
export const toQuickTable = (table: StoredTable): StoredTable => ({
  ...table,
  settings: { ...table.settings, quick: true },
  deadline: table.createdAt + noShowTimeoutOf(table),
});

/** Do strangers wait for each other here? */
export const isWaitingForPlayers = ({ status, settings }: StoredTable): boolean =>
  status === "open" && settings.quick === true;

/** Whoever waits is seen; where nobody was for long enough, the table is closed. */
export const decideWaitingTable =
  (isAnybodyThere: boolean): Decide =>
  (scene) => {
    const { table, now } = scene;
    if (!isWaitingForPlayers(table)) return refuse("table/not-open");
    const { deadline = 0 } = table;
    const next = now + noShowTimeoutOf(table);
    const isEarly = isAnybodyThere ? next < deadline + DEADLINE_REFRESH_MS : now < deadline;
    if (isEarly) return refuse("table/not-open");
    return updateFields(scene, isAnybodyThere ? { deadline: next } : abortFields(scene));
  };

const noShowTimeoutOf = ({ settings: { pace } }: StoredTable): number =>
  pace.kind === "correspondence" ? NO_SHOW_TIMEOUT_MS.correspondence : NO_SHOW_TIMEOUT_MS.live;
