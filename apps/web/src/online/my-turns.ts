import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { TurnUpdate } from "@sofala/protocol";
import { navigate } from "../router.ts";
import { server } from "./api.ts";
import { Pauses } from "./backoff.ts";
import { onWake } from "./wake-events.ts";

const told = signal<ReadonlyMap<string, TurnUpdate>>(new Map());

/** News of my tables, while somebody follows them. */
export const news: ReadonlySignal<ReadonlyMap<string, TurnUpdate>> = told;

/** The tables that wait for a decision of mine. */
export const waitingForMe = computed(() =>
  [...told.value.values()].filter(({ isYourTurn }) => isYourTurn).map(({ tableId }) => tableId),
);

let followers = 0;
let left = new AbortController();

/** Follows my tables for as long as anybody wants to know; returns how to stop. */
export function followTurns(): () => void {
  if (followers++ === 0) {
    left = new AbortController();
    void follow(left.signal);
  }
  return () => {
    if (--followers > 0) return;
    left.abort();
    told.value = new Map();
  };
}

/** Milliseconds within which a new stream has told of all my tables that are not over. */
const ALL_TOLD = 3000;

async function follow(stop: AbortSignal): Promise<void> {
  const pauses = new Pauses();
  while (!stop.aborted) {
    const began = performance.now();
    const failure = await followOnce(stop);
    if (!stop.aborted && failure?.code === "person/unauthenticated") told.value = new Map();
    pauses.hold(performance.now() - began);
    await untilAwake(pauses.next());
  }
}

/** Follows one stream to its end. Tables that it does not tell of are over or no longer mine, and are forgotten. */
async function followOnce(stop: AbortSignal): ReturnType<typeof server.followTurns> {
  const unconfirmed = new Set(told.peek().keys());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    told.value = new Map([...told.peek()].filter(([table]) => !unconfirmed.has(table)));
  };
  const hear = (notice: TurnUpdate) => {
    if (stop.aborted) return;
    unconfirmed.delete(notice.tableId);
    told.value = new Map(told.peek()).set(notice.tableId, notice);
  };
  const failure = await server.followTurns(hear, stop, () => {
    if (unconfirmed.size > 0) timer = setTimeout(forget, ALL_TOLD);
  });
  clearTimeout(timer);
  return failure;
}

/** Waits so many milliseconds, or until the network or the page is back. */
function untilAwake(milliseconds: number): Promise<void> {
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

/** Goes to the table where I have the least time left, other than the one where I am. */
export async function goToNext(here?: string): Promise<void> {
  const mine = await server.tables({ mine: true, status: "running", limit: 100 });
  const waiting = mine.ok ? mine.value.tables.filter(({ you }) => you?.isYourTurn === true) : [];
  const next = waiting.find(({ id }) => id !== here)?.id;
  if (next !== undefined) navigate(`/table/${next}`);
}
