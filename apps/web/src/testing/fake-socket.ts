import type { ServerMessage } from "@sofala/protocol";
import type { Socket } from "../online/connection.ts";

interface Sent {
  readonly do: string;
  readonly id?: number;
  readonly key?: string;
  readonly [more: string]: unknown;
}

interface FakeEvent {
  readonly data: unknown;
  readonly code: number;
}

/** A socket whose other end a test holds. */
export class FakeSocket implements Socket {
  /** What was sent over it. */
  readonly sent: Sent[] = [];
  isClosed = false;
  private readonly listeners = new Map<string, (event: FakeEvent) => void>();

  addEventListener(kind: string, listen: (event: FakeEvent) => void): void {
    this.listeners.set(kind, listen);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.listeners.get("open")?.({ data: undefined, code: 0 });
  }

  /** The line ends; where nobody says why, it broke. */
  break(code = 1006): void {
    this.listeners.get("close")?.({ data: undefined, code });
  }

  tell(message: ServerMessage): void {
    this.write(JSON.stringify(message));
  }

  write(data: string): void {
    this.listeners.get("message")?.({ data, code: 0 });
  }

  /** The command of this name that was sent last. */
  command(name: string): Sent {
    const found = this.sent.findLast((each) => each.do === name);
    if (found === undefined) throw new Error(`no ${name} was sent`);
    return found;
  }
}
