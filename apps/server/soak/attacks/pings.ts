/** `npm run soak -- attack-pings`: 20 sockets send some 160,000 ping frames a second, and come back when they are closed. */
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { begin } from "../../test/support/tables.ts";
import { print, runAttack } from "./support/attack.ts";

const SOCKETS = 20;
const SECONDS = 10;
/** Ping frames that a socket sends at once, and milliseconds between two such bursts. */
const BURST = 80;
const PAUSE = 10;

await runAttack(async ({ url, guest, during }) => {
  const people = [await guest("Mallory"), await guest("Trudy")];
  const { id } = await begin({ url }, 2, {}, people);
  const headers = people[0]?.headers ?? {};
  const socketUrl = `${url.replace("http", "ws")}/api/tables/${id}/socket`;
  const end = performance.now() + 1000 * SECONDS;
  let frames = 0;
  let closed = 0;

  /** Sends pings until the server closes the socket. */
  async function flood(): Promise<void> {
    const socket = new WebSocket(socketUrl, { headers });
    socket.on("error", () => {});
    socket.on("open", () => socket.send('{"do":"hello"}'));
    const isClosed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
    const sending = (async () => {
      while (performance.now() < end && socket.readyState <= WebSocket.OPEN) {
        for (let n = 0; n < BURST && socket.readyState === WebSocket.OPEN; n++) {
          socket.ping();
          frames++;
        }
        await sleep(PAUSE);
      }
      socket.terminate();
    })();
    await Promise.all([isClosed, sending]);
    closed++;
    // Requests are limited: whoever comes back too often is not let in.
    await sleep(100);
  }

  await during(`ping frames from ${SOCKETS} sockets`, async () => {
    await Promise.all(
      Array.from({ length: SOCKETS }, async () => {
        while (performance.now() < end) await flood();
      }),
    );
  });
  print(`${frames} frames were sent, ${closed} sockets were closed`);
});
