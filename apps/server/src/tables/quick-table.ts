import { refuse, type PairingRequest } from "@sofala/protocol";
import { abortFields } from "./commands.ts";
import { updateFields } from "./decision.ts";
import type { Decide } from "./live-table.ts";
import type { StoredTable } from "./stored-table.ts";

const MINUTE_MS = 60_000;
/** An open quick table is closed when no player has been connected to it for this time. */
const NO_SHOW_TIMEOUT_MS: { readonly [P in PairingRequest["pace"]]: number } = {
  live: 3 * MINUTE_MS,
  correspondence: 3 * 24 * 60 * MINUTE_MS,
};
/** How often to postpone the deadline while a player is connected: well before another node could close the table. */
const DEADLINE_REFRESH_MS = MINUTE_MS;
/** How often to check whether somebody is connected, perhaps to another node. */
export const PRESENCE_CHECK_MS = 3000;

/** Turns a table into one for pairing strangers: it starts by itself, and is closed if nobody is connected. */
export const toQuickTable = (table: StoredTable): StoredTable => ({
  ...table,
  settings: { ...table.settings, quick: true },
  deadline: table.createdAt + noShowTimeoutOf(table),
});

export const isOpenQuickTable = ({ status, settings }: StoredTable): boolean =>
  status === "open" && settings.quick === true;

/** Postpones the deadline of an open quick table while a player is connected; closes the table after the deadline. */
export const decideOpenQuickTable =
  (hasConnectedPlayer: boolean): Decide =>
  (context) => {
    const { table, now } = context;
    if (!isOpenQuickTable(table)) return refuse("table/not-open");
    const { deadline = 0 } = table;
    const next = now + noShowTimeoutOf(table);
    const isEarly = hasConnectedPlayer ? next < deadline + DEADLINE_REFRESH_MS : now < deadline;
    if (isEarly) return refuse("table/not-open");
    return updateFields(context, hasConnectedPlayer ? { deadline: next } : abortFields(context));
  };

const noShowTimeoutOf = ({ settings: { pace } }: StoredTable): number =>
  pace.kind === "correspondence" ? NO_SHOW_TIMEOUT_MS.correspondence : NO_SHOW_TIMEOUT_MS.live;
