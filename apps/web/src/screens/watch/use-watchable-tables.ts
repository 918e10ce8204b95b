import { useSignal } from "@preact/signals";
import { ok, type Result } from "@sofala/engine";
import type { TableSummary } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import type { Failure } from "../../api-failure.ts";
import { api } from "../../online/api.ts";
import type { ApiResult } from "../../online/api-client.ts";

/** The public games. */
interface WatchableTables {
  /** Games of others. */
  readonly running: readonly TableSummary[];
  /** Games of bots, if no people have moved for a while. */
  readonly exhibitions: readonly TableSummary[];
  readonly finished: readonly TableSummary[];
  /** When they were loaded, by a monotonic clock. */
  readonly loadedAt: number;
}

/** How often the tables are loaded. */
const REFRESH_MS = 15_000;
/** Without a move for this long, nobody seems to be playing. */
const QUIET_MS = 10 * 60_000;
const MAX_RUNNING = 24;
const MAX_FINISHED = 6;

/** Public games, loaded again while the page is visible; undefined until they are loaded. */
export function useWatchableTables() {
  const tables = useSignal<Result<WatchableTables, Failure> | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      if (document.visibilityState === "hidden") return;
      const found = await loadWatchableTables();
      if (left.signal.aborted) return;
      if (found.ok || tables.peek()?.ok !== true) tables.value = found;
    };
    void load();
    const timer = setInterval(() => void load(), REFRESH_MS);
    document.addEventListener("visibilitychange", () => void load(), { signal: left.signal });
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [times.value]);
  return { tables, reload: () => (times.value += 1) };
}

async function loadWatchableTables(): ApiResult<WatchableTables> {
  const loadedAt = performance.now();
  const [running, finished] = await Promise.all([
    api.listTables({ status: "running", limit: MAX_RUNNING }),
    api.listTables({ status: "over", limit: MAX_FINISHED }),
  ]);
  if (!running.ok) return running;
  if (!finished.ok) return finished;
  const others = running.value.tables.filter(({ you }) => you === undefined);
  const isAnybodyPlaying = others.some(({ updatedAt }) => updatedAt > Date.now() - QUIET_MS);
  const exhibitions = isAnybodyPlaying ? ok({ tables: [] }) : await api.listExhibitions();
  return ok({
    running: others,
    exhibitions: exhibitions.ok ? exhibitions.value.tables : [],
    finished: finished.value.tables,
    loadedAt,
  });
}
