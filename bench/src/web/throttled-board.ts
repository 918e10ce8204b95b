import { appText } from "../../../apps/web/e2e/screen.ts";
import type { BrowserSession } from "../../../apps/web/e2e/browser-session.ts";
import { sampleGame } from "../../../apps/web/e2e/sample-games.ts";
import { figure, type Figure } from "../figures.ts";
import type { Effort } from "../group.ts";
import { median } from "../measuring.ts";
import { markWhenBoardIsComplete, timeOfBoard } from "./board-mark.ts";
import { freshPage, openBoard } from "./fresh-page.ts";
import type { Subject } from "./subjects.ts";

const RUNS: { readonly [effort in Effort]: number } = { quick: 1, full: 5 };

/** The slow phone of Lighthouse (`mobileSlow4G`): 150 ms, 1.6 Mbit/s, a quarter of the processor. */
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1638.4 * 1024) / 8;
const SLOWDOWN = 4;

/** How long somebody waits for a board on a slow phone, on a first visit. */
export async function throttledBoard(
  place: BrowserSession,
  { turn, figures: { board } }: Subject,
  effort: Effort,
): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS[effort]; run++) {
    const page = await freshPage(place, sampleGame(turn));
    await page.addInitScript(markWhenBoardIsComplete, appText.table.actions);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const isThere = await openBoard(page, `/game/${turn}`);
    if (isThere) times.push(await timeOfBoard(page));
    await page.context().close();
  }
  const note = `until the board is complete on Lighthouse's slow phone, median of ${times.length}`;
  return times.length === 0 ? [] : [figure(`web.${board}.throttledMs`, median(times), "ms", note)];
}
