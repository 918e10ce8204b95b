import { useSignal } from "@preact/signals";
import type { Notice, TableSummary } from "@sofala/protocol";
import { zimbabwe } from "@sofala/zimbabwe";
import { useEffect } from "preact/hooks";
import { server } from "../../online/here.ts";

/** What there is to play, and what it has to do with me. */
export interface LobbyState {
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  readonly running: readonly TableSummary[];
}

/** Milliseconds between two looks at the tables of others. */
const EVERY = 15_000;
/** Milliseconds until news of my tables are asked for again. */
const PAUSE = 5000;

/** The tables, looked at again while somebody looks; undefined until they came, or where they do not. */
export function useLobby(person: string) {
  const lists = useSignal<LobbyState | undefined>(undefined);
  const news = useSignal<ReadonlyMap<string, Notice>>(new Map());
  useEffect(() => {
    const left = new AbortController();
    const look = async () => {
      if (document.visibilityState === "hidden") return;
      const found = await listed();
      if (found !== undefined && !left.signal.aborted) lists.value = found;
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    document.addEventListener("visibilitychange", () => void look(), { signal: left.signal });
    void follow((notice) => {
      news.value = new Map(news.peek()).set(notice.table, notice);
      void look();
    }, left.signal);
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [person]);
  return { lists, news };
}

async function listed(): Promise<LobbyState | undefined> {
  const [mine, open, running] = await Promise.all([
    server.tables({ mine: true }),
    server.tables({ status: "open" }),
    server.tables({ status: "running" }),
  ]);
  if (!mine.ok || !open.ok || !running.ok) return undefined;
  const known = new Set(mine.value.map(({ id }) => id));
  const isOurs = ({ game }: TableSummary) => game === zimbabwe.id;
  const isOthers = (table: TableSummary) => isOurs(table) && !known.has(table.id);
  return {
    mine: mine.value.filter(isOurs),
    open: open.value.filter(isOthers),
    running: running.value.filter(isOthers),
  };
}

async function follow(tell: (news: Notice) => void, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await server.notices(tell, stop);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
