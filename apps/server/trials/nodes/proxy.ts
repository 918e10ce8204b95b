import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A proxy between a node and a service, which can disturb the connection. */
export class Proxy {
  /** The delay in milliseconds, each way. */
  delay = 0;
  readonly #server: Server;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #isSilent = false;

  /** A proxy to the host of a URL. */
  static async open(url: string): Promise<Proxy> {
    const { hostname: host, port } = new URL(url);
    const proxy = new Proxy({ host, port: Number(port) });
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
    this.#server = createServer((near) => {
      if (this.#isCut) near.destroy();
      else this.#join(near, connect(this.#target));
    });
  }

  /** The URL through this proxy. */
  urlFor(url: string): string {
    const address = new URL(url);
    address.port = String((this.#server.address() as AddressInfo).port);
    return address.href;
  }

  /** Breaks all connections and accepts none. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Keeps connections open, but passes no data. */
  silence(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Restores normal operation and passes on delayed data. */
  restore(): void {
    this.#isCut = false;
    this.#isSilent = false;
    this.delay = 0;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      if (this.#isSilent) from.pause();
      this.#forward(from, to);
      from.on("error", () => {});
      from.on("close", () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }

  /** Keeps the order; no chunk comes before its delay. */
  #forward(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on("data", (piece) => {
      const { delay } = this;
      const due = delay > 0 ? new Promise<void>((resolve) => setTimeout(resolve, delay)) : last;
      last = last.then(() => due).then(() => void to.write(piece));
    });
    from.on("end", () => void last.then(() => to.end()));
  }
}
