import type { ServerMessage } from "@sofala/protocol";
import type { WebSocketLike } from "../online/socket.ts";

interface SentCommand {
  readonly command: string;
  readonly id?: number;
  readonly key?: string;
  readonly [more: string]: unknown;
}

interface FakeEvent {
  readonly data: unknown;
}

/** A socket of which the test plays the server. */
export class FakeSocket implements WebSocketLike {
  /** What was sent over it. */
  readonly sent: SentCommand[] = [];
  /** How many pings were sent, and whether they are answered. */
  pings = 0;
  isAnsweringPings = true;
  isClosed = false;
  private readonly listeners = new Map<string, (event: FakeEvent) => void>();

  addEventListener(kind: string, listen: (event: FakeEvent) => void): void {
    this.listeners.set(kind, listen);
  }

  send(text: string): void {
    if (text !== "") {
      this.sent.push(JSON.parse(text) as SentCommand);
      return;
    }
    this.pings++;
    if (this.isAnsweringPings) this.receiveText("");
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.listeners.get("open")?.({ data: undefined });
  }

  /** The connection ends. */
  disconnect(): void {
    this.listeners.get("close")?.({ data: undefined });
  }

  receive(message: ServerMessage): void {
    this.receiveText(JSON.stringify(message));
  }

  receiveText(data: string): void {
    this.listeners.get("message")?.({ data });
  }

  /** The command of this name that was sent last. */
  lastCommand(name: string): SentCommand {
    const found = this.sent.findLast((each) => each.command === name);
    if (found === undefined) throw new Error(`no ${name} was sent`);
    return found;
  }
}
