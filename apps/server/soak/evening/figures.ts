/** What was seen since it was last asked. */
export interface Seen {
  readonly moves: number;
  readonly said: number;
  /** Words that reached somebody. */
  readonly heard: number;
  readonly games: number;
  readonly refused: number;
  /** Milliseconds until moves were acknowledged, in order of length. */
  readonly waits: readonly number[];
  readonly faults: readonly string[];
}

/** Refusals that others cause who move at the same time, or the phases in which words are not for saying. */
const USUAL = ["move/refused", "chat/phrases-only", "table/not-running"];

/** Counts an evening. */
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

  /** All since the last time, which begins anew. */
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
