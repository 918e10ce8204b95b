import { Connection } from "./connection.ts";
import { server } from "./api.ts";
import { renewIfTooOld } from "./reload-if-too-old.ts";
import { socketUrl } from "./api-client.ts";
import { onWake } from "./wake-events.ts";

/** What happened before does not matter: more entries than a log can have are known already. */
const KNOWN = 1_000_000;

/** Tells what can be seen of a table, now and whenever it changes; returns how to stop. */
export function followView(id: string, tell: (view: unknown) => void): () => void {
  const connection = new Connection({
    openSocket: () => new WebSocket(socketUrl(server.url, id)),
    wantsViews: true,
    known: () => KNOWN,
    hear(message) {
      if (message.kind !== "entries") return;
      const { view } = message.snapshot;
      if (view !== undefined) tell(view);
    },
    resume() {},
    giveUp: renewIfTooOld,
    attention: () => (document.hidden ? "none" : "casual"),
    now: () => performance.now(),
  });
  const stopWaking = onWake(() => connection.wake());
  return () => {
    stopWaking();
    connection.close();
  };
}
