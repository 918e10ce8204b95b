import { serverMessage, type ServerMessage } from "@sofala/protocol";
import { server } from "./here.ts";
import { socketUrl, told } from "./server.ts";

/** Milliseconds until a line that broke is tried again. */
const PAUSE = 15_000;
/** What happened before does not matter: more entries than a log can have are known already. */
const KNOWN = 1_000_000;

/** Tells what can be seen of a table, now and whenever it changes; returns how to stop. */
export function followView(id: string, tell: (view: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  let socket = open();

  function open(): WebSocket {
    const line = new WebSocket(socketUrl(server.url, id));
    line.addEventListener("open", () => {
      line.send(JSON.stringify({ do: "hello", after: KNOWN, views: true }));
    });
    line.addEventListener("message", ({ data }) => {
      const message = told<ServerMessage>(serverMessage, JSON.parse(String(data)));
      if (!message.ok || message.value.kind !== "entries") return;
      const { view } = message.value.standing;
      if (view !== undefined) tell(view);
    });
    line.addEventListener("close", () => {
      if (!isLeft) timer = setTimeout(() => (socket = open()), PAUSE);
    });
    return line;
  }

  return () => {
    isLeft = true;
    clearTimeout(timer);
    socket.close();
  };
}
