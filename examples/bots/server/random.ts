/**
 * A bot over the network: any legal move, at every table where it sits. Needs Node 24 and nothing else.
 *
 *     SOFALA_URL=http://localhost:8080 SOFALA_TOKEN=… node random.ts [table to join [invitation]]
 */
import { setTimeout as pause } from "node:timers/promises";

const { SOFALA_URL = "http://localhost:8080", SOFALA_TOKEN = "" } = process.env;
const headers = { authorization: `Bearer ${SOFALA_TOKEN}`, "content-type": "application/json" };

type Notice = { table: string; entries: number; isYours: boolean; handedOver?: true };
type Standing = { entries: number; view: unknown; legal?: object[] };

/** Here you come in: `view` is all that your seat may know. */
const choose = ({ legal = [] }: Standing) => legal[Math.floor(Math.random() * legal.length)];

/** Asks, or tells what is given; tries again for as long as the server is busy or out of reach. */
async function ask(path: string, body?: object): Promise<Response> {
  const wish = { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) };
  for (let wait = 100; ; wait = Math.min(2 * wait, 30_000)) {
    const answer = await fetch(`${SOFALA_URL}/api/${path}`, wish).catch(() => undefined);
    if (answer?.ok) return answer;
    if (answer && ![429, 502, 503, 504].includes(answer.status)) throw await answer.text();
    await pause(wait);
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

/** Acts on what comes from all tables, a line each, until the stream ends or the connection is lost. */
async function follow({ body }: Response): Promise<void> {
  let rest = "";
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) await act(JSON.parse(line)).catch(console.error);
  }
}

const [table, invite] = process.argv.slice(2);
if (table) await ask(`tables/${table}/join`, { invite }).catch(console.error);
// A stream begins with what is due, so that nothing is missed when it is opened again.
for (; ; await pause(500)) await follow(await ask("stream")).catch(() => {});
