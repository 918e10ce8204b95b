import type { NotificationKind } from "@sofala/protocol";
import { backupProblem, loadBackupStatus } from "../store/backup-status.ts";
import type { Database } from "../store/database.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Channel } from "./channels.ts";
import type { MessageLine } from "./message.ts";
import { tableNotifications } from "./table-notifications.ts";
import { outboxKindOf, type OutboxItem } from "./outbox.ts";

/** What to do with a due item: send this line, check again later, or drop it. */
export type RecheckResult =
  | { readonly line: MessageLine }
  | { readonly retryAt: number }
  | { readonly isStale: true };

/** If the person is at the table, check again after this time; they are notified once they have left. */
const PRESENT_RETRY_MS = 60_000;
const STALE = { isStale: true } as const;

export interface RecheckDeps {
  readonly database: Database;
  readonly tables: Pick<LiveTables, "find">;
  readonly now: () => number;
  /** The URL of this server for browsers, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** Checks a due item against the present state of its table, so that nobody is notified of something outdated. */
export async function recheckItem(
  deps: RecheckDeps,
  channel: Channel,
  item: OutboxItem,
): Promise<RecheckResult> {
  const { person, preferences } = channel;
  const kind = outboxKindOf(item);
  if (kind === "backup") return recheckBackupWarning(deps, channel);
  if (!preferences.isEnabled || !preferences.kinds.includes(kind)) return STALE;
  const liveTable = await deps.tables.find(item.table_id);
  if (liveTable === undefined) return STALE;
  await liveTable.enqueue(() => liveTable.replica.ensureCurrentNow());
  if (liveTable.state.seatOf(person) === undefined) return STALE;
  const now = deps.now();
  const isSuppressed = !preferences.evenIfPresent && liveTable.subscribers.connected.has(person);
  switch (kind) {
    case "turn":
    case "time":
    case "offer":
    case "proposal": {
      const current = tableNotifications(liveTable, person, now).find(
        ({ deduplicationKey }) => deduplicationKey === item.deduplication_key,
      );
      if (current === undefined) return STALE;
      // Rest or an outage may have moved the deadline.
      if (current.dueAt > now) return { retryAt: current.dueAt };
      return isSuppressed
        ? { retryAt: now + PRESENT_RETRY_MS }
        : { line: messageLine(deps, liveTable, person, kind) };
    }
    case "begin":
      if (liveTable.state.table.status !== "running") return STALE;
      return isSuppressed ? STALE : { line: messageLine(deps, liveTable, person, kind) };
    case "rematch": {
      const next = await deps.tables.find(liveTable.state.table.rematch ?? "");
      const isOpen = next?.state.table.status === "open" && next.state.seatOf(person) !== undefined;
      if (!isOpen || next.state.table.owner === person || next.subscribers.connected.has(person))
        return STALE;
      return isSuppressed ? STALE : { line: messageLine(deps, next, person, kind) };
    }
    case "over":
    case "chat":
      return isSuppressed ? STALE : { line: messageLine(deps, liveTable, person, kind) };
  }
}

/** Operators are warned of what is still wrong, whatever else they want to be notified of. */
async function recheckBackupWarning(
  { database, now, publicUrl }: RecheckDeps,
  { person, preferences }: Channel,
): Promise<RecheckResult> {
  const operator = await database.query
    .selectFrom("people")
    .select("id")
    .where("id", "=", person)
    .where("role", "=", "operator")
    .executeTakeFirst();
  const problem = backupProblem(await loadBackupStatus(database), now());
  if (operator === undefined || problem === undefined || !preferences.isEnabled) return STALE;
  return { line: { kind: "backup", problem, url: `${publicUrl()}/operate` } };
}

function messageLine(
  { publicUrl }: RecheckDeps,
  liveTable: LiveTable,
  person: string,
  kind: NotificationKind,
): MessageLine {
  const { id, game, settings, seats } = liveTable.state.table;
  const others = seats.filter((each) => each.kind !== "person" || each.person !== person);
  return {
    kind,
    table: id,
    url: `${publicUrl()}/table/${id}`,
    tableDetails: {
      game,
      ...(settings.title === undefined ? {} : { title: settings.title }),
      others: others.flatMap(({ name }) => (name === "" ? [] : [name])),
    },
  };
}
