/**
 * A bot over the network: any legal move, at every table where it sits. Needs Node 24 and nothing else.
 *
 *     SOFALA_URL=http://localhost:8080 SOFALA_TOKEN=… node random.ts [table to join [invitation]]
 */
import { setTimeout as pause } from "node:timers/promises";

const { SOFALA_URL = "http://localhost:8080", SOFALA_TOKEN = "" } = process.env;
const headers = { authorization: `Bearer ${SOFALA_TOKEN}`, "content-type": "application/json" };

type Update = { tableId: string; entryCount: number; isYourTurn: boolean; isHandedOver?: true };
type Snapshot = { entryCount: number; view: unknown; legal?: object[] };

/** Put your bot here: `view` is all that your seat may know. */
const choose = ({ legal = [] }: Snapshot) => legal[Math.floor(Math.random() * legal.length)];

/** Sends a request: POST if there is a body, else GET. Tries again while the server is busy or out of reach. */
async function send(path: string, body?: object): Promise<Response> {
  const init = { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) };
  for (let wait = 100; ; wait = Math.min(2 * wait, 30_000)) {
    const response = await fetch(`${SOFALA_URL}/api/${path}`, init).catch(() => undefined);
    if (response?.ok) return response;
    if (response && ![429, 502, 503, 504].includes(response.status)) throw await response.text();
    await pause(wait);
  }
}

/** Makes one move. The key names the position: a move that is sent twice is made once. */
async function act({ tableId, entryCount, isYourTurn, isHandedOver }: Update): Promise<void> {
  if (isHandedOver) await send(`tables/${tableId}/reclaim-seat`, { key: `back-${entryCount}` });
  if (!isYourTurn) return;
  const snapshot = (await (await send(`tables/${tableId}/snapshot?legal=true`)).json()) as Snapshot;
  const move = choose(snapshot);
  if (move) await send(`tables/${tableId}/move`, { key: `at-${snapshot.entryCount}`, move });
}

/** Reads updates of all tables, one per line, until the stream ends or the connection is lost. */
async function follow({ body }: Response): Promise<void> {
  let rest = "";
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) await act(JSON.parse(line)).catch(console.error);
  }
}

const [table, invite] = process.argv.slice(2);
if (table) await send(`tables/${table}/join`, { invite }).catch(console.error);
// A stream starts with the current state, so nothing is missed after a reconnect.
for (; ; await pause(500)) await follow(await send("me/stream")).catch(() => {});
