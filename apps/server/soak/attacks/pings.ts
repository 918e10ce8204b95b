/**
 * `npm run soak -- attack-pings`: 20 sockets send about 160,000 ping frames a second, then as many empty fragments of a
 * message that never ends, and reconnect when they are closed.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { startTable } from "../../test/support/tables.ts";
import { print, runAttack } from "./support/attack.ts";

const SOCKETS = 20;
const SECONDS = 10;
/** The number of frames in a burst, and milliseconds between two bursts. */
const BURST = 80;
const PAUSE_MS = 10;

type Headers = Record<string, string>;
type Send = (socket: WebSocket) => void;

const FLOODS: readonly { readonly what: string; readonly send: Send }[] = [
  { what: "ping frames", send: (socket) => socket.ping() },
  { what: "empty fragments", send: (socket) => socket.send("", { fin: false }) },
];

await runAttack(async ({ url, guest, stranger, during }) => {
  const people = [await guest("Mallory"), await guest("Trudy")];
  const { id } = await startTable({ url }, 2, {}, people);
  const socketUrl = `${url.replace("http", "ws")}/api/tables/${id}/socket`;

  /** Sends frames until the server closes the socket; returns how many. */
  async function flood(headers: Headers, end: number, send: Send): Promise<number> {
    let frames = 0;
    const socket = new WebSocket(socketUrl, { headers });
    socket.on("error", () => {});
    socket.on("open", () => socket.send('{"command":"hello"}'));
    const isClosed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
    const sending = (async () => {
      while (performance.now() < end && socket.readyState <= WebSocket.OPEN) {
        for (let n = 0; n < BURST && socket.readyState === WebSocket.OPEN; n++) {
          send(socket);
          frames++;
        }
        await sleep(PAUSE_MS);
      }
      socket.terminate();
    })();
    await Promise.all([isClosed, sending]);
    // Requests are limited: a client that reconnects too often is refused.
    await sleep(100);
    return frames;
  }

  for (const { what, send } of FLOODS) {
    // A new address, because too many requests came from the previous one.
    const { headers } = stranger();
    let [frames, closed] = [0, 0];
    await during(`${what} from ${SOCKETS} sockets`, async () => {
      const end = performance.now() + 1000 * SECONDS;
      await Promise.all(
        Array.from({ length: SOCKETS }, async () => {
          while (performance.now() < end) {
            frames += await flood(headers, end, send);
            closed++;
          }
        }),
      );
    });
    print(`  ${frames} frames were sent, ${closed} sockets were closed`);
  }
});
