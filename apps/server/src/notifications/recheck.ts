import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Channel } from "./channels.ts";
import type { MessageLine } from "./message.ts";
import { tableNotifications } from "./table-notifications.ts";
import { notificationKindOf, type OutboxItem } from "./outbox.ts";

/** What to do with a due item: send this line, check again later, or drop it. */
export type RecheckResult =
  | { readonly line: MessageLine }
  | { readonly retryAt: number }
  | { readonly isStale: true };

/** If the person is at the table, check again after this time; they are notified once they have left. */
const PRESENT_RETRY_MS = 60_000;
const STALE = { isStale: true } as const;

export interface RecheckDeps {
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
  const kind = notificationKindOf(item);
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
        : { line: messageLine(deps, liveTable, person, item) };
    }
    case "begin":
      if (liveTable.state.table.status !== "running") return STALE;
      return isSuppressed ? STALE : { line: messageLine(deps, liveTable, person, item) };
    case "rematch": {
      const next = await deps.tables.find(liveTable.state.table.rematch ?? "");
      const isOpen = next?.state.table.status === "open" && next.state.seatOf(person) !== undefined;
      if (!isOpen || next.state.table.owner === person || next.subscribers.connected.has(person))
        return STALE;
      return isSuppressed ? STALE : { line: messageLine(deps, next, person, item) };
    }
    case "over":
    case "chat":
      return isSuppressed ? STALE : { line: messageLine(deps, liveTable, person, item) };
  }
}

function messageLine(
  { publicUrl }: RecheckDeps,
  liveTable: LiveTable,
  person: string,
  item: OutboxItem,
): MessageLine {
  const { id, game, settings, seats } = liveTable.state.table;
  const others = seats.filter((each) => each.kind !== "person" || each.person !== person);
  return {
    kind: notificationKindOf(item),
    table: id,
    url: `${publicUrl()}/table/${id}`,
    tableDetails: {
      game,
      ...(settings.title === undefined ? {} : { title: settings.title }),
      others: others.flatMap(({ name }) => (name === "" ? [] : [name])),
    },
  };
}
