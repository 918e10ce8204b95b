#!/usr/bin/env node
/**
 * Starts the Firefox of the variable FIREFOX for Playwright, which runs this file as if it were the browser. They talk
 * in WebDriver BiDi. Playwright sends each new context a command that Firefox 153 does not know, and gives up; here it
 * arrives as a harmless one.
 */
import { spawn } from "node:child_process";
import { createServer, connect, type AddressInfo } from "node:net";
import { pipeline, Transform } from "node:stream";

/** Sets the colour scheme; its answer is empty and not read. */
const UNKNOWN_COMMAND = "emulation.setMediaFeaturesOverride";
const ANNOUNCEMENT = /WebDriver BiDi listening on ws:\/\/[^:]+:(\d+)/u;

const firefox = spawn(process.env["FIREFOX"] ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGTERM", () => firefox.kill());

let printed = "";
firefox.stderr.on("data", (text) => {
  printed += String(text);
  const port = ANNOUNCEMENT.exec(printed)?.[1];
  if (port === undefined) return;
  printed = "";
  serve(Number(port));
});

/** Announces a port of its own, and passes everything on to Firefox. */
function serve(port: number): void {
  const server = createServer((client) => {
    const browser = connect(port, "127.0.0.1");
    const end = (): void => void [client, browser].map((socket) => socket.destroy());
    pipeline(client, replacingCommands(port), browser, end);
    pipeline(browser, client, end);
  });
  server.listen(0, "127.0.0.1", () => {
    const { port: own } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${own}\n`);
  });
}

/** Passes on the request that opens a WebSocket, and then its frames. */
function replacingCommands(port: number): Transform {
  let isOpen = false;
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      if (!isOpen) {
        const end = rest.indexOf("\r\n\r\n");
        if (end === -1) return done();
        isOpen = true;
        // Firefox refuses requests to another port.
        const head = rest.subarray(0, end + 4).toString("latin1");
        this.push(head.replace(/^host: .*$/imu, `Host: 127.0.0.1:${port}`), "latin1");
        rest = rest.subarray(end + 4);
      }
      for (let size = frameSize(rest); size <= rest.length; size = frameSize(rest)) {
        this.push(replaced(rest.subarray(0, size)));
        rest = rest.subarray(size);
      }
      return done();
    },
  });
}

/** Frames of a client have a mask of four bytes before the text. */
const MASK_SIZE = 4;

/** Where the mask of a frame begins, and how long its text is (RFC 6455, 5.2); undefined if that has not arrived yet. */
function frameLayout(
  frame: Buffer,
): { readonly mask: number; readonly length: number } | undefined {
  const short = (frame[1] ?? 127) & 127;
  if (short < 126) return { mask: 2, length: short };
  if (frame.length < 10) return undefined;
  if (short === 126) return { mask: 4, length: frame.readUInt16BE(2) };
  return { mask: 10, length: Number(frame.readBigUInt64BE(2)) };
}

/** The size of the first frame; infinite if it has not arrived yet. */
function frameSize(data: Buffer): number {
  const layout = frameLayout(data);
  return layout === undefined ? Infinity : layout.mask + MASK_SIZE + layout.length;
}

/** The frame, or one with a harmless command and the same id. */
function replaced(frame: Buffer): Buffer {
  const start = frameLayout(frame)?.mask ?? 0;
  const mask = frame.subarray(start, start + MASK_SIZE);
  const text = masked(frame.subarray(start + MASK_SIZE), mask);
  if (!text.includes(UNKNOWN_COMMAND)) return frame;
  const { id } = JSON.parse(text.toString()) as { readonly id: number };
  const status = Buffer.from(JSON.stringify({ id, method: "session.status", params: {} }));
  return Buffer.concat([Buffer.of(0x81, 0x80 | status.length), mask, masked(status, mask)]);
}

/** Masks a text, or removes its mask. */
const masked = (text: Buffer, mask: Buffer): Buffer =>
  Buffer.from(text.map((byte, at) => byte ^ (mask[at % MASK_SIZE] ?? 0)));
