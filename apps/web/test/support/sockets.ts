import type { WebSocketLike } from "../../src/online/socket.ts";

/** Sockets that hold back incoming messages between `hold` and `release`. */
export function pausableSockets() {
  let isHeld = false;
  let held: (() => void)[] = [];
  const wrapSocket = (socket: WebSocketLike): WebSocketLike => ({
    send: (text) => socket.send(text),
    close: () => socket.close(),
    addEventListener(kind: string, listener: (event: never) => void) {
      const listen = listener as (event: { readonly data?: unknown }) => void;
      if (kind !== "message") return socket.addEventListener(kind as "open", listen as () => void);
      socket.addEventListener("message", (event) => {
        if (isHeld) held.push(() => listen(event));
        else listen(event);
      });
    },
  });
  const hold = () => {
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
    const all = held;
    held = [];
    for (const each of all) each();
  };
  return { wrapSocket, hold, release };
}

/** A socket that breaks once instead of delivering an answer. */
export function socketLosingOneAnswer(): (socket: WebSocketLike) => WebSocketLike {
  let isDue = true;
  return (socket) => ({
    send: (text) => socket.send(text),
    close: () => socket.close(),
    addEventListener(kind: string, listener: (event: never) => void) {
      const listen = listener as (event: { readonly data?: unknown }) => void;
      if (kind !== "message") return socket.addEventListener(kind as "open", listen as () => void);
      socket.addEventListener("message", (event) => {
        if (isDue && String(event.data).includes('"kind":"done"')) {
          isDue = false;
          socket.close();
        } else listen(event);
      });
    },
  });
}
