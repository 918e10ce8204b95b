import type { Socket } from "../../src/online/line.ts";

/** What is inside belongs to a game, whose rules have versions of their own. */
const OF_THE_GAME = ["view", "move", "moves", "legal", "events", "options", "refusal", "order"];

/** The same with a field more in every object of the protocol. */
export function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    OF_THE_GAME.includes(name) ? field : withMore(field),
  ]);
  return { ...Object.fromEntries(fields), addedLater: { kind: "news", list: [1] } };
}

/** An answer as a server of a later version might give it. */
export async function newerResponse(response: Response): Promise<Response> {
  if (!/[/+]json\b/u.test(response.headers.get("content-type") ?? "")) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify(withMore(await response.json())), { status, headers });
}

/** Sockets that announce protocol version 0 after `expire()`. */
export function outdated() {
  let isTooOld = false;
  const around = (socket: Socket): Socket => ({
    send: (text) => socket.send(isTooOld ? text.replace(/"protocol":\d+/u, '"protocol":0') : text),
    close: () => socket.close(),
    addEventListener: (kind: string, listen: (event: never) => void) =>
      socket.addEventListener(kind as "open", listen as () => void),
  });
  const expire = () => {
    isTooOld = true;
  };
  return { around, expire };
}

/** A socket of a later version: it says more, also in messages of a kind of their own. */
export const newerSocket = (socket: Socket): Socket => ({
  send: (text) => socket.send(text),
  close: () => socket.close(),
  addEventListener(kind: string, listener: (event: never) => void) {
    const listen = listener as (event: { readonly data?: unknown }) => void;
    if (kind !== "message") return socket.addEventListener(kind as "open", listen as () => void);
    socket.addEventListener("message", ({ data }) => {
      if (data === "") return listen({ data });
      listen({ data: JSON.stringify({ kind: "weather", wind: 3 }) });
      return listen({ data: JSON.stringify(withMore(JSON.parse(String(data)))) });
    });
  },
});
