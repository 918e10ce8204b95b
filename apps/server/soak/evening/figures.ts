/** What was counted since the last request. */
export interface Seen {
  readonly moves: number;
  readonly said: number;
  /** Chat messages that were received. */
  readonly heard: number;
  readonly games: number;
  readonly refused: number;
  /** Sorted milliseconds until moves were acknowledged. */
  readonly waits: readonly number[];
  readonly faults: readonly string[];
}

/** Refusals caused by concurrent moves of others, or by phases in which free chat is forbidden. */
const USUAL = ["move/refused", "chat/phrases-only", "table/not-running"];

/** The counters of an evening. */
export class Evening {
  heard = 0;
  games = 0;
  #said = 0;
  #refused = 0;
  #waits: number[] = [];
  #faults: string[] = [];

  done(what: "move" | "chat", wait: number): void {
    if (what === "chat") this.#said += 1;
    else this.#waits.push(wait);
  }

  refuse(code: string): void {
    this.#refused += 1;
    if (!USUAL.includes(code)) this.fault(`refused: ${code}`);
  }

  fault(words: string): void {
    this.#faults.push(words);
  }

  /** Returns everything since the last call and resets the counters. */
  take(): Seen {
    const waits = this.#waits.sort((a, b) => a - b);
    const [said, heard, games, refused] = [this.#said, this.heard, this.games, this.#refused];
    const seen = { moves: waits.length, said, heard, games, refused, waits, faults: this.#faults };
    [this.#said, this.heard, this.games, this.#refused] = [0, 0, 0, 0];
    this.#waits = [];
    this.#faults = [];
    return seen;
  }
}
