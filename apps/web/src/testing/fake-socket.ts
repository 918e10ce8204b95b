import type { ServerMessage } from "@sofala/protocol";
import type { Socket } from "../online/socket.ts";

interface Sent {
  readonly command: string;
  readonly id?: number;
  readonly key?: string;
  readonly [more: string]: unknown;
}

interface FakeEvent {
  readonly data: unknown;
}

/** A socket whose other end a test holds. */
export class FakeSocket implements Socket {
  /** What was sent over it. */
  readonly sent: Sent[] = [];
  /** How often it was asked whether anybody is there, and whether that is answered. */
  knocks = 0;
  isAnswering = true;
  isClosed = false;
  private readonly listeners = new Map<string, (event: FakeEvent) => void>();

  addEventListener(kind: string, listen: (event: FakeEvent) => void): void {
    this.listeners.set(kind, listen);
  }

  send(text: string): void {
    if (text !== "") {
      this.sent.push(JSON.parse(text) as Sent);
      return;
    }
    this.knocks++;
    if (this.isAnswering) this.write("");
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.listeners.get("open")?.({ data: undefined });
  }

  /** The line ends. */
  break(): void {
    this.listeners.get("close")?.({ data: undefined });
  }

  tell(message: ServerMessage): void {
    this.write(JSON.stringify(message));
  }

  write(data: string): void {
    this.listeners.get("message")?.({ data });
  }

  /** The command of this name that was sent last. */
  command(name: string): Sent {
    const found = this.sent.findLast((each) => each.command === name);
    if (found === undefined) throw new Error(`no ${name} was sent`);
    return found;
  }
}
