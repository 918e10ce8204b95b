import { effect, useSignal } from "@preact/signals";
import { ok, type Result } from "@sofala/engine";
import type { TableSummary } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { api } from "../../online/api.ts";
import { followTurns, turnUpdates } from "../../online/my-turns.ts";
import type { Failure } from "../../api-failure.ts";
import type { ApiResult } from "../../online/api-client.ts";
import { filtersAddress, type LobbyFilters } from "./filters.ts";

/** The tables of the lobby. */
export interface LobbyState {
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  /** Are there more open tables than are shown? */
  readonly hasMore: boolean;
  /** When they were loaded, by a monotonic clock. */
  readonly loadedAt: number;
}

/** How often the tables are loaded. */
const REFRESH_MS = 15_000;
/** How long updates are collected before the tables are loaded again. */
const DEBOUNCE_MS = 150;

/**
 * The tables, loaded again while the page is visible; undefined until they are loaded. They stay while the server does not
 * answer.
 */
export function useLobby(person: string | undefined, filters: LobbyFilters, shown: number) {
  const lists = useSignal<Result<LobbyState, Failure> | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => (person === undefined ? undefined : followTurns()), [person]);
  useEffect(() => {
    const left = new AbortController();
    let requestCount = 0;
    const load = async () => {
      if (document.visibilityState === "hidden") return;
      const number = ++requestCount;
      const found = await loadLobby(person, filters, shown);
      // Only the last request counts.
      if (number !== requestCount || left.signal.aborted) return;
      if (found.ok || lists.peek()?.ok !== true) lists.value = found;
    };
    void load();
    const timer = setInterval(() => void load(), REFRESH_MS);
    document.addEventListener("visibilitychange", () => void load(), { signal: left.signal });
    // Updates of many tables arrive together.
    let soon: ReturnType<typeof setTimeout> | undefined;
    const unfollow = effect(() => {
      if (turnUpdates.value.size === 0) return;
      clearTimeout(soon);
      soon = setTimeout(() => void load(), DEBOUNCE_MS);
    });
    return () => {
      clearInterval(timer);
      clearTimeout(soon);
      unfollow();
      left.abort();
    };
  }, [person, filtersAddress(filters), shown, times.value]);
  return { lists, again: () => (times.value += 1) };
}

async function loadLobby(
  person: string | undefined,
  { withFriends, canJoin, ...filters }: LobbyFilters,
  shown: number,
): ApiResult<LobbyState> {
  const at = performance.now();
  const isVisitor = person === undefined;
  const [mine, open] = await Promise.all([
    isVisitor ? ok({ tables: [] }) : api.listTables({ mine: true, limit: 100 }),
    api.listTables({
      ...filters,
      ...(isVisitor ? {} : { withFriends, canJoin }),
      status: "open",
      limit: shown,
    }),
  ]);
  if (!mine.ok) return mine;
  if (!open.ok) return open;
  return ok({
    mine: mine.value.tables,
    open: open.value.tables.filter(({ you }) => you === undefined),
    hasMore: open.value.nextOffset !== undefined,
    loadedAt: at,
  });
}
