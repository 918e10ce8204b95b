import type { WebSocketLike } from "../../src/online/socket.ts";

/** Their content belongs to a game, whose rules have versions of their own. */
const GAME_FIELDS = ["view", "move", "moves", "legal", "events", "options", "refusal", "order"];

/** Values that a newer version might use, by the field and by the present value that they replace. */
const LATER_VALUES: { readonly [field: string]: { readonly [value: string]: string } } = {
  status: { running: "in-overtime" },
  reason: { played: "played-out" },
  visibility: { unlisted: "friends" },
  onTimeout: { bot: "wait" },
  // The kinds of a seat, a pace and a log entry.
  kind: { person: "team", untimed: "until-dawn", takeover: "substitution" },
};

/** Problems that the app only shows. */
const SHOWN_PROBLEMS = /^(?:move|undo|seat|person\/name)/u;

/** The same from a newer version: with an unknown field in every object, and unknown values. */
export function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    GAME_FIELDS.includes(name) ? field : (laterValue(name, field) ?? withUnknownFields(field)),
  ]);
  return { ...Object.fromEntries(fields), addedLater: { kind: "news", list: [1] } };
}

function laterValue(field: string, value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  if (field === "code" && SHOWN_PROBLEMS.test(value)) return `later/${value}`;
  return LATER_VALUES[field]?.[value];
}

/** A message from a newer version, with messages of unknown kinds before and after it. */
export function newerMessages(message: string): readonly string[] {
  // An empty message is a pong.
  if (message === "") return [""];
  const before = { kind: "weather", wind: 3 };
  const after = { kind: "entries-2", entries: [{ seq: 0 }], snapshot: { status: "in-overtime" } };
  return [before, withUnknownFields(JSON.parse(message)), after].map((each) =>
    JSON.stringify(each),
  );
}

/** Turns a stream of lines into one of a newer version: every line follows one of an unknown kind. */
function newerLines(): TransformStream<Uint8Array, Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let rest = "";
  return new TransformStream({
    transform(bytes, controller) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const newer = line === "" ? [""] : ['{"kind":"birthday","of":"ann"}', newerText(line)];
        controller.enqueue(encoder.encode(newer.map((each) => `${each}\n`).join("")));
      }
    },
  });
}

const newerText = (text: string): string => JSON.stringify(withUnknownFields(JSON.parse(text)));

/** Turns a response into one of a newer version. */
export async function newerResponse(response: Response): Promise<Response> {
  const { status, headers, body } = response;
  const type = headers.get("content-type") ?? "";
  if (body !== null && type.includes("ndjson"))
    return new Response(body.pipeThrough(newerLines()), { status, headers });
  if (!/[/+]json\b/u.test(type)) return response;
  return new Response(newerText(await response.text()), { status, headers });
}

/** Sockets that announce protocol version 0 after `expire()`. */
export function outdatedSockets() {
  let isTooOld = false;
  const wrapSocket = (socket: WebSocketLike): WebSocketLike => ({
    send: (text) => socket.send(isTooOld ? text.replace(/"protocol":\d+/u, '"protocol":0') : text),
    close: () => socket.close(),
    addEventListener: (kind: string, listen: (event: never) => void) =>
      socket.addEventListener(kind as "open", listen as () => void),
  });
  const expire = () => {
    isTooOld = true;
  };
  return { wrapSocket, expire };
}

/** A socket to a server of a newer version. */
export const newerSocket = (socket: WebSocketLike): WebSocketLike => ({
  send: (text) => socket.send(text),
  close: () => socket.close(),
  addEventListener(kind: string, listener: (event: never) => void) {
    const listen = listener as (event: { readonly data?: unknown }) => void;
    if (kind !== "message") return socket.addEventListener(kind as "open", listen as () => void);
    socket.addEventListener("message", ({ data }) => {
      for (const message of newerMessages(String(data))) listen({ data: message });
    });
  },
});
