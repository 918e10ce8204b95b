import type { Page } from "../../../apps/web/e2e/browser-session.ts";

/** Marks the time at which the board is complete. Runs in the page, from its start. */
export function markWhenBoardIsComplete(actions: string): void {
  const board = `[role="grid"], [aria-label="${actions}"]`;
  const observer = new MutationObserver(() => {
    if (document.querySelector(board) === null) return;
    observer.disconnect();
    performance.mark("board-stands");
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The marked time, in milliseconds since the navigation. */
export const timeOfBoard = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName("board-stands")[0]?.startTime ?? Infinity);
