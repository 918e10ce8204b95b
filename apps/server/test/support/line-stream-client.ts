import type { Client } from "./client.ts";

/** A client of an NDJSON stream, with all messages that it received. */
export class LineStreamClient<Message> {
  readonly messages: Message[] = [];
  /** The number of empty lines. */
  heartbeats = 0;
  end: "open" | "ended" | "broken" = "open";
  readonly #stop = new AbortController();
  #waiters: (() => void)[] = [];

  static async open<Message>(client: Client, path: string): Promise<LineStreamClient<Message>> {
    const lines = new LineStreamClient<Message>();
    const { headers } = client;
    const response = await fetch(client.url + path, { headers, signal: lines.#stop.signal });
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    void lines.#read(response).then(
      () => lines.#setEnd("ended"),
      () => lines.#setEnd("broken"),
    );
    return lines;
  }

  get last(): Message {
    const last = this.messages.at(-1);
    if (last === undefined) throw new Error("nothing came");
    return last;
  }

  /** Waits until a condition holds; checks after every line. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.end !== "open") throw new Error(`the stream is ${this.end}`);
      await this.#news();
    }
  }

  async untilEnd(): Promise<void> {
    while (this.end === "open") await this.#news();
  }

  close(): void {
    this.#stop.abort();
  }

  async #read({ body }: Response): Promise<void> {
    let rest = "";
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = `${rest}${text}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line === "") this.heartbeats++;
        else this.messages.push(JSON.parse(line) as Message);
      }
      this.#wake();
    }
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiters.push(resolve);
    });
  }

  #setEnd(end: "ended" | "broken"): void {
    this.end = end;
    this.#wake();
  }

  #wake(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const look of waiters) look();
  }
}
