/** What a line needs of a WebSocket. */
export interface Socket {
  addEventListener(kind: "open", listen: () => void): void;
  addEventListener(kind: "close", listen: () => void): void;
  addEventListener(kind: "message", listen: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

/** What becomes of a line. */
interface LineEvents {
  /** What is said first. */
  greeting(): string;
  /** Something came; for the first of it `since` is when the server was greeted. */
  told(text: string, since: number | undefined): void;
  /** A knock was answered after so many milliseconds. */
  answered(took: number): void;
  ended(): void;
}

/** An empty message asks whether anybody is there, and is answered by one. */
const KNOCK = "";

/** One socket, and whether anybody is at its other end. */
export class Line {
  readonly began: number;
  /** Is anybody there who lets us in? */
  hasOpened = false;
  private readonly socket: Socket;
  private readonly now: () => number;
  private heard: number;
  /** Since when a knock waits for its answer. */
  private knocked: number | undefined;
  private isLeft = false;

  constructor(socket: Socket, now: () => number, events: LineEvents) {
    this.socket = socket;
    this.now = now;
    this.began = now();
    this.heard = this.began;
    let asked: number | undefined;
    const unlessLeft = (act: () => void) => {
      if (!this.isLeft) act();
    };
    socket.addEventListener("open", () =>
      unlessLeft(() => {
        asked = this.now();
        this.hasOpened = true;
        socket.send(events.greeting());
      }),
    );
    socket.addEventListener("message", ({ data }) =>
      unlessLeft(() => {
        const took = this.waited;
        this.heard = this.now();
        this.knocked = undefined;
        if (data === KNOCK) return events.answered(took);
        const since = asked;
        asked = undefined;
        return events.told(String(data), since);
      }),
    );
    socket.addEventListener("close", () => unlessLeft(() => events.ended()));
  }

  /** Milliseconds since anything came. */
  get silence(): number {
    return this.now() - this.heard;
  }

  /** Milliseconds for which a knock has waited for its answer. */
  get waited(): number {
    return this.knocked === undefined ? 0 : this.now() - this.knocked;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  /** Asks whether anybody is there, unless that is being asked. */
  knock(): void {
    if (this.knocked !== undefined) return;
    this.knocked = this.now();
    this.socket.send(KNOCK);
  }

  /** Asks once more: how long the last answer took says nothing, such as after a sleep. */
  knockAgain(): void {
    this.knocked = undefined;
    this.knock();
  }

  /** Nothing more is listened to. */
  close(): void {
    this.isLeft = true;
    this.socket.close();
  }
}
