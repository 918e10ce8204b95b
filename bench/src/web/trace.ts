import type { Page } from "../../../apps/web/e2e/browser-session.ts";

/** The fields of a trace event that we read. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: the start, the wall-clock duration, and the CPU time of this thread. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A piece of work on the page's main thread, in milliseconds. */
export interface Task {
  readonly start: number;
  readonly wall: number;
  readonly processor: number;
}

export interface Trace {
  readonly tasks: readonly Task[];
  /** When the page called `performance.mark(MARK)`. */
  readonly marks: readonly number[];
}

export const MARK = "sofala-bench";
const CATEGORIES = ["toplevel", "blink.user_timing"];
const TASK = /RunTask$/u;

/** Records the work of the page's main thread while `happening` runs. */
export async function recordTrace(page: Page, happening: () => Promise<unknown>): Promise<Trace> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser");
  await browser.startTracing(page, { categories: CATEGORIES });
  await happening();
  const buffer = await browser.stopTracing();
  const { traceEvents } = JSON.parse(buffer.toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  return {
    tasks: traceEvents
      .filter((event) => TASK.test(event.name) && mainThreads.has(threadOf(event)))
      .map(({ ts, dur = 0, tdur = dur }) => ({
        start: ts / 1000,
        wall: dur / 1000,
        processor: tdur / 1000,
      })),
    marks: traceEvents.filter(({ name }) => name === MARK).map(({ ts }) => ts / 1000),
  };
}
