import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push subscription of a browser, with its keys. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A local server that receives webhooks and push messages. */
export class Receiver {
  readonly requests: ReceivedRequest[] = [];
  /** The status of its responses. */
  status = 201;
  /** Called before each response. */
  onRequest: (request: ReceivedRequest) => Promise<void> | void = () => {};
  readonly #server: Server;
  readonly #devices = new Map<string, { readonly own: ECDH; readonly auth: Buffer }>();

  private constructor() {
    this.#server = createServer((request, response) => {
      void buffer(request).then(async (body) => {
        const received = { path: request.url ?? "", headers: request.headers, body };
        this.requests.push(received);
        await this.onRequest(received);
        response.writeHead(this.status).end();
      });
    });
  }

  static async open(address = "127.0.0.1"): Promise<Receiver> {
    const made = new Receiver();
    made.#server.listen(0, address);
    await once(made.#server, "listening");
    return made;
  }

  get url(): string {
    return this.urlAt("127.0.0.1");
  }

  /** Its URL with another local address. */
  urlAt(host: string): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A new push subscription. */
  subscribe(name: string): Subscription {
    const own = createECDH("prime256v1");
    const auth = randomBytes(16);
    const p256dh = own.generateKeys("base64url");
    this.#devices.set(`/push/${name}`, { own, auth });
    const keys = { p256dh, auth: auth.toString("base64url") };
    return { endpoint: `${this.url}/push/${name}`, keys };
  }

  /** The decrypted push messages of a device (RFC 8291). */
  pushMessages(name: string): readonly { id: string; title: string; body: string; url: string }[] {
    const path = `/push/${name}`;
    const device = this.#devices.get(path);
    if (device === undefined) throw new Error(`there is no device ${name}`);
    const { own, auth } = device;
    return this.requests
      .filter((request) => request.path === path)
      .map(({ body }) => JSON.parse(decrypt(body, own, auth)) as never);
  }

  /** The webhook requests. */
  webhookBodies(path: string): readonly unknown[] {
    return this.requests
      .filter((request) => request.path === path)
      .map(({ body }) => JSON.parse(body.toString()) as unknown);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Decrypts a message of one record. */
function decrypt(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, info, 32));
  const part = (name: string, size: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, `Content-Encoding: ${name}\0`, size));
  const key = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  key.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([key.update(sealed.subarray(0, -16)), key.final()]);
  // The text is followed by a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
