import type { Socket } from "../../src/online/socket.ts";

/** Sockets over which nothing comes in while they are held. */
export function holdable() {
  let isHeld = false;
  let kept: (() => void)[] = [];
  const around = (socket: Socket): Socket => ({
    send: (text) => socket.send(text),
    close: () => socket.close(),
    addEventListener(kind: string, listener: (event: never) => void) {
      const listen = listener as (event: { readonly data?: unknown }) => void;
      if (kind !== "message") return socket.addEventListener(kind as "open", listen as () => void);
      socket.addEventListener("message", (event) => {
        if (isHeld) kept.push(() => listen(event));
        else listen(event);
      });
    },
  });
  const hold = () => {
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
    const all = kept;
    kept = [];
    for (const each of all) each();
  };
  return { around, hold, release };
}

/** A socket that breaks instead of telling that something was done, once. */
export function forgetful(): (socket: Socket) => Socket {
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
