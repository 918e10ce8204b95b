/** The part of WebSocket that is used here; tests have a fake one. */
export interface WebSocketLike {
  addEventListener(kind: "open", listen: () => void): void;
  addEventListener(kind: "close", listen: () => void): void;
  addEventListener(kind: "message", listen: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

interface SocketEvents {
  /** The first message, which is sent when the socket opens. */
  hello(): string;
  /** A message arrived; for the first one `askedAt` is when the hello was sent. */
  onMessage(text: string, askedAt: number | undefined): void;
  onPong(roundTripMs: number): void;
  onClose(): void;
}

/** An empty message, which the server answers with another one. (The command "ping" is something else: it asks for the server's time, see server-clock.ts.) */
const PING = "";

/** A socket that notices when it last received something, and that can ping the server. */
export class MonitoredSocket {
  readonly createdAt: number;
  hasOpened = false;
  private readonly socket: WebSocketLike;
  private readonly now: () => number;
  private lastMessageAt: number;
  /** When the ping was sent that is not answered yet. */
  private pingSentAt: number | undefined;
  private isClosed = false;

  constructor(socket: WebSocketLike, now: () => number, events: SocketEvents) {
    this.socket = socket;
    this.now = now;
    this.createdAt = now();
    this.lastMessageAt = this.createdAt;
    let helloSentAt: number | undefined;
    const unlessClosed = (handle: () => void) => {
      if (!this.isClosed) handle();
    };
    socket.addEventListener("open", () =>
      unlessClosed(() => {
        helloSentAt = this.now();
        this.hasOpened = true;
        socket.send(events.hello());
      }),
    );
    socket.addEventListener("message", ({ data }) =>
      unlessClosed(() => {
        const roundTripMs = this.pongWaitMs;
        this.lastMessageAt = this.now();
        this.pingSentAt = undefined;
        if (data === PING) return events.onPong(roundTripMs);
        const askedAt = helloSentAt;
        helloSentAt = undefined;
        return events.onMessage(String(data), askedAt);
      }),
    );
    socket.addEventListener("close", () => unlessClosed(() => events.onClose()));
  }

  /** Milliseconds since the last message. */
  get silenceMs(): number {
    return this.now() - this.lastMessageAt;
  }

  /** Milliseconds since the ping that is not answered yet; 0 if there is none. */
  get pongWaitMs(): number {
    return this.pingSentAt === undefined ? 0 : this.now() - this.pingSentAt;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  /** Sends a ping, unless one is waiting for its answer. */
  ping(): void {
    if (this.pingSentAt !== undefined) return;
    this.pingSentAt = this.now();
    this.socket.send(PING);
  }

  /** Sends a ping in any case: after a sleep the age of the last one says nothing. */
  pingAgain(): void {
    this.pingSentAt = undefined;
    this.ping();
  }

  /** Closes the socket; later events are ignored. */
  close(): void {
    this.isClosed = true;
    this.socket.close();
  }
}
