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
  readonly running: readonly TableSummary[];
  /** Are there more open tables than are shown? */
  readonly hasMore: boolean;
  /** When they were loaded, by a monotonic clock. */
  readonly loadedAt: number;
}

/** How often the tables are loaded. */
const REFRESH_MS = 15_000;
/** How long updates are collected before the tables are loaded again. */
const DEBOUNCE_MS = 150;
/** How many games to watch are listed. */
const MAX_RUNNING = 12;

/**
 * The tables, loaded again while the page is visible; undefined until they are loaded. They stay while the server does not
 * answer.
 */
export function useLobby(person: string, filters: LobbyFilters, shown: number) {
  const lists = useSignal<Result<LobbyState, Failure> | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => followTurns(), [person]);
  useEffect(() => {
    const left = new AbortController();
    let requestCount = 0;
    const load = async () => {
      if (document.visibilityState === "hidden") return;
      const number = ++requestCount;
      const found = await loadLobby(filters, shown);
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

async function loadLobby(filters: LobbyFilters, shown: number): ApiResult<LobbyState> {
  const at = performance.now();
  const [mine, open, running] = await Promise.all([
    api.listTables({ mine: true, limit: 100 }),
    api.listTables({ ...filters, status: "open", limit: shown }),
    api.listTables({ status: "running", limit: MAX_RUNNING }),
  ]);
  if (!mine.ok) return mine;
  if (!open.ok) return open;
  if (!running.ok) return running;
  const isOthers = ({ you }: TableSummary) => you === undefined;
  return ok({
    mine: mine.value.tables,
    open: open.value.tables.filter(isOthers),
    running: running.value.tables.filter(isOthers),
    hasMore: open.value.nextOffset !== undefined,
    loadedAt: at,
  });
}
