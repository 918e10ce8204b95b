import type { Socket } from "../../src/online/socket.ts";

/** What is inside belongs to a game, whose rules have versions of their own. */
const OF_THE_GAME = ["view", "move", "moves", "legal", "events", "options", "refusal", "order"];

/** Words that a later version might use, by the field and by the word that an app of today takes them for. */
const LATER_WORDS: { readonly [field: string]: { readonly [word: string]: string } } = {
  status: { running: "in-overtime" },
  reason: { played: "played-out" },
  visibility: { unlisted: "friends" },
  onTimeout: { bot: "wait" },
  // Of a seat, of a pace, and of an entry of the log.
  kind: { person: "team", untimed: "until-dawn", takeover: "substitution" },
};

/** Problems that an app shows, and does not act upon. */
const SHOWN_PROBLEMS = /^(?:move|undo|seat|person\/name)/u;

/** The same as a later version might say it: a field more in every object of the protocol, and words that are new. */
export function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    OF_THE_GAME.includes(name) ? field : (laterWord(name, field) ?? withMore(field)),
  ]);
  return { ...Object.fromEntries(fields), addedLater: { kind: "news", list: [1] } };
}

function laterWord(field: string, word: unknown): string | undefined {
  if (typeof word !== "string") return undefined;
  if (field === "code" && SHOWN_PROBLEMS.test(word)) return `later/${word}`;
  return LATER_WORDS[field]?.[word];
}

/** What a socket of a later version sends in place of one message: others of unknown kinds come before and after it. */
export function newerMessages(message: string): readonly string[] {
  // An empty one shows that somebody is there.
  if (message === "") return [""];
  const before = { kind: "weather", wind: 3 };
  const after = { kind: "entries-2", entries: [{ seq: 0 }], snapshot: { status: "in-overtime" } };
  return [before, withMore(JSON.parse(message)), after].map((each) => JSON.stringify(each));
}

/** A stream of lines as a later version might send it: news of an unknown kind come before all others. */
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

const newerText = (text: string): string => JSON.stringify(withMore(JSON.parse(text)));

/** An answer as a server of a later version might give it. */
export async function newerResponse(response: Response): Promise<Response> {
  const { status, headers, body } = response;
  const type = headers.get("content-type") ?? "";
  if (body !== null && type.includes("ndjson"))
    return new Response(body.pipeThrough(newerLines()), { status, headers });
  if (!/[/+]json\b/u.test(type)) return response;
  return new Response(newerText(await response.text()), { status, headers });
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
      for (const message of newerMessages(String(data))) listen({ data: message });
    });
  },
});
