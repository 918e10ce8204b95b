import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { TurnUpdate } from "@sofala/protocol";
import { navigate } from "../router.ts";
import { api } from "./api.ts";
import { Backoff } from "./backoff.ts";
import { onWake } from "./wake-events.ts";

const updatesByTable = signal<ReadonlyMap<string, TurnUpdate>>(new Map());

/** The last update of each of my tables, while they are followed. */
export const turnUpdates: ReadonlySignal<ReadonlyMap<string, TurnUpdate>> = updatesByTable;

/** The tables where it is my turn. */
export const tablesAwaitingMe = computed(() =>
  [...updatesByTable.value.values()]
    .filter(({ isYourTurn }) => isYourTurn)
    .map(({ tableId }) => tableId),
);

let followers = 0;
let stopController = new AbortController();

/** Follows my tables as long as there are followers; returns a function that stops it. */
export function followTurns(): () => void {
  if (followers++ === 0) {
    stopController = new AbortController();
    void streamUntilStopped(stopController.signal);
  }
  return () => {
    if (--followers > 0) return;
    stopController.abort();
    updatesByTable.value = new Map();
  };
}

/** Within this time a new stream has sent all my running tables. */
const INITIAL_UPDATES_MS = 3000;

async function streamUntilStopped(stop: AbortSignal): Promise<void> {
  const backoff = new Backoff();
  while (!stop.aborted) {
    const startedAt = performance.now();
    const failure = await streamOnce(stop);
    if (!stop.aborted && failure?.code === "person/unauthenticated")
      updatesByTable.value = new Map();
    backoff.markConnectedFor(performance.now() - startedAt);
    await waitOrWake(backoff.nextDelayMs());
  }
}

/** Reads one stream to its end. Tables that it does not send are over or no longer mine, and are removed. */
async function streamOnce(stop: AbortSignal): ReturnType<typeof api.streamTurns> {
  const unconfirmed = new Set(updatesByTable.peek().keys());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const removeUnconfirmed = () => {
    updatesByTable.value = new Map(
      [...updatesByTable.peek()].filter(([table]) => !unconfirmed.has(table)),
    );
  };
  const handleUpdate = (update: TurnUpdate) => {
    if (stop.aborted) return;
    unconfirmed.delete(update.tableId);
    updatesByTable.value = new Map(updatesByTable.peek()).set(update.tableId, update);
  };
  const failure = await api.streamTurns(handleUpdate, stop, () => {
    if (unconfirmed.size > 0) timer = setTimeout(removeUnconfirmed, INITIAL_UPDATES_MS);
  });
  clearTimeout(timer);
  return failure;
}

/** Waits for a delay, or until the network or the page is back. */
function waitOrWake(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopWaking();
      resolve();
    };
    const stopWaking = onWake(end);
    const timer = setTimeout(end, milliseconds);
  });
}

/** Opens the table where I have the least time left, other than the present one. */
export async function goToNextTable(currentTable?: string): Promise<void> {
  const mine = await api.listTables({ mine: true, status: "running", limit: 100 });
  const waiting = mine.ok ? mine.value.tables.filter(({ you }) => you?.isYourTurn === true) : [];
  const next = waiting.find(({ id }) => id !== currentTable)?.id;
  if (next !== undefined) navigate(`/table/${next}`);
}
