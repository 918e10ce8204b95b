import type { ServerMessage } from "@sofala/protocol";

type Pong = Extract<ServerMessage, { kind: "pong" }>;

/** So often the server is asked for its time when a line is new, and after so many milliseconds again: clocks drift. */
const FIRST = 5;
const COMPARED = 60_000;

/** Asks the server what time it is there. */
export class TimeQuestions {
  private readonly send: (text: string) => void;
  private readonly now: () => number;
  /** The question that waits for its answer. */
  private asked: { readonly id: number; readonly at: number } | undefined;
  private last = 0;
  private count = 0;
  /** How many are still to be asked one after the other. */
  private due = 0;

  constructor(send: (text: string) => void, now: () => number) {
    this.send = send;
    this.now = now;
  }

  /** The line is new. */
  begin(): void {
    this.asked = undefined;
    this.due = FIRST;
    this.ask();
  }

  /** Asks if it has been long enough. */
  askIfDue(): void {
    if (this.now() - this.last > COMPARED) this.ask();
  }

  /** When this was asked; undefined where it was not. */
  answer({ id }: Pong): number | undefined {
    const { asked } = this;
    if (asked === undefined || asked.id !== id) return undefined;
    this.asked = undefined;
    if (--this.due > 0) this.ask();
    return asked.at;
  }

  private ask(): void {
    const asked = { id: ++this.count, at: this.now() };
    this.asked = asked;
    this.last = asked.at;
    this.send(JSON.stringify({ command: "ping", id: asked.id }));
  }
}
