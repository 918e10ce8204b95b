/**
 * A bot over the network: makes any legal move at every table where it sits. Needs Node 24 and
 * nothing else; the API is described in docs/bots-api.md.
 *
 *     SOFALA_URL=http://localhost:8080 SOFALA_TOKEN=… node random.ts [table to join [invitation]]
 */
import { setTimeout as pause } from "node:timers/promises";

const { SOFALA_URL = "http://localhost:8080", SOFALA_TOKEN = "" } = process.env;
const HEADERS = { authorization: `Bearer ${SOFALA_TOKEN}`, "content-type": "application/json" };
/** Answers that are worth another try: too many requests, or a server that restarts. */
const PASSING = [429, 502, 503, 504];

interface Move {
  readonly kind: string;
}
interface Standing {
  readonly entries: number;
  readonly view: unknown;
  readonly legal?: readonly Move[];
}
interface Notice {
  readonly table: string;
  readonly entries: number;
  readonly isYours: boolean;
  readonly handedOver?: true;
}

/** Here you come in. */
function choose({ legal = [] }: Standing): Move | undefined {
  return legal[Math.floor(Math.random() * legal.length)];
}

/** Asks, or tells what is given; tries again for as long as the server is out of reach. */
async function ask(path: string, body?: object): Promise<Response> {
  const init = body && { method: "POST", body: JSON.stringify(body) };
  for (let wait = 100; ; wait = Math.min(2 * wait, 30_000)) {
    const call = fetch(`${SOFALA_URL}/api/${path}`, { headers: HEADERS, ...init });
    const answer = await call.catch(() => undefined);
    if (answer?.ok === true) return answer;
    if (answer && !PASSING.includes(answer.status)) throw new Error(await answer.text());
    await pause(wait);
  }
}

/** News of all tables. A stream that ends is opened again, and begins with what is due. */
async function* notices(): AsyncGenerator<Notice> {
  for (;;) {
    const { body } = await ask("stream");
    let rest = "";
    try {
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const lines = `${rest}${text}`.split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (line !== "") yield JSON.parse(line) as Notice;
      }
    } catch {
      // The connection is lost.
    }
    await pause(500);
  }
}

/** One decision. Its key names the moment that it is for: sent twice, it counts once. */
async function act({ table, entries, isYours, handedOver }: Notice): Promise<void> {
  if (handedOver) await ask(`tables/${table}/return`, { key: `back-${entries}` });
  if (!isYours) return;
  const standing = (await (await ask(`tables/${table}/standing?legal=true`)).json()) as Standing;
  const move = choose(standing);
  if (move) await ask(`tables/${table}/move`, { key: `at-${standing.entries}`, move });
}

/** Somebody was quicker, say; the notice of what they did is another chance. */
const complain = (error: unknown) => console.error(String(error));

const [table, invite] = process.argv.slice(2);
if (table !== undefined) await ask(`tables/${table}/join`, { invite }).catch(complain);
for await (const notice of notices()) await act(notice).catch(complain);
