import type { BrowserSession } from "../../../apps/web/e2e/browser-session.ts";
import { sampleGame } from "../../../apps/web/e2e/sample-games.ts";
import { figure, type Figure } from "../figures.ts";
import type { Effort } from "../group.ts";
import { median, quantile } from "../measuring.ts";
import { freshPage, openBoard } from "./fresh-page.ts";
import type { Subject } from "./subjects.ts";
import { MARK, recordTrace, type Trace } from "./trace.ts";

const STEPS: { readonly [effort in Effort]: number } = { quick: 40, full: 130 };

/** How long the page works when somebody steps through a game with the arrow keys. */
export async function replaySteps(
  place: BrowserSession,
  { finished, figures: { replay } }: Subject,
  effort: Effort,
): Promise<readonly Figure[]> {
  const page = await freshPage(place, sampleGame(finished));
  const isThere = await openBoard(page, `/game/${finished}/replay`);
  if (!isThere) {
    await page.context().close();
    return [];
  }
  await page.keyboard.press("Home");
  let waits: readonly number[] = [];
  const trace = await recordTrace(page, async () => {
    waits = await page.evaluate(stepThrough, { steps: STEPS[effort], mark: MARK });
  });
  await page.context().close();
  const works = workBetween(trace);
  return [
    figure(
      `web.${replay}.stepMs`,
      median(works),
      "ms",
      `CPU time of the page for one step, ${works.length} steps`,
    ),
    figure(`web.${replay}.p95StepMs`, quantile(works, 0.95), "ms", "the same at p95"),
    figure(
      `web.${replay}.p95WaitMs`,
      quantile(waits, 0.95),
      "ms",
      "wall-clock time from the key to the painted frame, at p95",
    ),
  ];
}

/** The CPU time between two marks. */
function workBetween({ tasks, marks }: Trace): readonly number[] {
  return marks.slice(0, -1).map((from, index) => {
    const to = marks[index + 1] ?? Infinity;
    return tasks
      .filter(({ start }) => start >= from && start < to)
      .reduce((sum, { processor }) => sum + processor, 0);
  });
}

/**
 * Every step starts with a frame, so that waiting for a frame does not count. Work that the page defers to the next
 * frame does count. A message that is sent while a frame is rendered arrives when it has been painted.
 */
async function stepThrough({
  steps,
  mark,
}: {
  readonly steps: number;
  readonly mark: string;
}): Promise<readonly number[]> {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const frame = (work: () => void): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const start = performance.now();
        const end = (): void => resolve(performance.now() - start);
        port1.addEventListener("message", end, { once: true });
        port2.postMessage(undefined);
        work();
      });
    });
  const options = { key: "ArrowRight", code: "ArrowRight", bubbles: true, cancelable: true };
  const waits: number[] = [];
  for (let step = 0; step < steps; step++) {
    performance.mark(mark);
    const target = document.activeElement ?? document.body;
    const first = await frame(() => target.dispatchEvent(new KeyboardEvent("keydown", options)));
    waits.push(first + (await frame(() => undefined)));
  }
  performance.mark(mark);
  return waits;
}
