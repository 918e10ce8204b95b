import { Connection } from "./connection.ts";
import { api } from "./api.ts";
import { reloadIfTooOld } from "./reload-if-too-old.ts";
import { socketUrl } from "./api-client.ts";
import { onWake } from "./wake-events.ts";

/** More entries than a log can have: the log is not needed here. */
const SKIP_ALL_ENTRIES = 1_000_000;

/** Calls back with the view of a table, now and after every change; returns a function that stops it. */
export function followView(id: string, onView: (view: unknown) => void): () => void {
  const connection = new Connection({
    openSocket: () => new WebSocket(socketUrl(api.url, id)),
    wantsViews: true,
    entryCount: () => SKIP_ALL_ENTRIES,
    onMessage(message) {
      if (message.kind !== "entries") return;
      const { view } = message.snapshot;
      if (view !== undefined) onView(view);
    },
    onReady() {},
    onFatal: reloadIfTooOld,
    attention: () => (document.hidden ? "none" : "casual"),
    now: () => performance.now(),
  });
  const stopWaking = onWake(() => connection.wake());
  return () => {
    stopWaking();
    connection.close();
  };
}
