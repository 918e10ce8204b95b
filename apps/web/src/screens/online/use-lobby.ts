import { effect, useSignal } from "@preact/signals";
import { ok, type Result } from "@sofala/engine";
import type { TableSummary } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { server } from "../../online/api.ts";
import { followTurns, news } from "../../online/my-turns.ts";
import type { Answer, Failure } from "../../online/api-client.ts";
import { addressOf, type Filters } from "./filters.ts";

/** What there is to play, and what it has to do with me. */
export interface LobbyState {
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  readonly running: readonly TableSummary[];
  /** Are there more open tables than are shown? */
  readonly hasMore: boolean;
  /** When that was, by a clock of this device that never goes back. */
  readonly at: number;
}

/** Milliseconds between two looks at the tables of others. */
const EVERY = 15_000;
/** Milliseconds in which news are gathered before the tables are looked at. */
const SOON = 150;
/** So many games to watch are listed. */
const WATCHABLE = 12;

/**
 * The tables, looked at again while somebody looks; undefined until they came. What was seen once
 * stays while the server does not answer.
 */
export function useLobby(person: string, filters: Filters, shown: number) {
  const lists = useSignal<Result<LobbyState, Failure> | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => followTurns(), [person]);
  useEffect(() => {
    const left = new AbortController();
    let looks = 0;
    const look = async () => {
      if (document.visibilityState === "hidden") return;
      const number = ++looks;
      const found = await listed(filters, shown);
      // What was asked for last counts.
      if (number !== looks || left.signal.aborted) return;
      if (found.ok || lists.peek()?.ok !== true) lists.value = found;
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    document.addEventListener("visibilitychange", () => void look(), { signal: left.signal });
    // News of many tables come together.
    let soon: ReturnType<typeof setTimeout> | undefined;
    const unfollow = effect(() => {
      if (news.value.size === 0) return;
      clearTimeout(soon);
      soon = setTimeout(() => void look(), SOON);
    });
    return () => {
      clearInterval(timer);
      clearTimeout(soon);
      unfollow();
      left.abort();
    };
  }, [person, addressOf(filters), shown, times.value]);
  return { lists, again: () => (times.value += 1) };
}

async function listed(filters: Filters, shown: number): Answer<LobbyState> {
  const at = performance.now();
  const [mine, open, running] = await Promise.all([
    server.tables({ mine: true, limit: 100 }),
    server.tables({ ...filters, status: "open", limit: shown }),
    server.tables({ status: "running", limit: WATCHABLE }),
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
    at,
  });
}
