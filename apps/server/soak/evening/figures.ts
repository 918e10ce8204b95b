/** What was counted since the last request. */
export interface EveningFigures {
  readonly moves: number;
  readonly messagesSent: number;
  /** Chat messages that were received. */
  readonly messagesReceived: number;
  readonly games: number;
  readonly refused: number;
  /** Sorted milliseconds until moves were acknowledged. */
  readonly waits: readonly number[];
  readonly faults: readonly string[];
}

/** Refusals caused by concurrent moves of others, or by phases in which free chat is forbidden. */
const EXPECTED_REFUSALS = ["move/refused", "chat/phrases-only", "table/not-running"];

/** The counters of an evening. */
export class Evening {
  messagesReceived = 0;
  games = 0;
  #messagesSent = 0;
  #refused = 0;
  #waits: number[] = [];
  #faults: string[] = [];

  onAcknowledged(what: "move" | "chat", wait: number): void {
    if (what === "chat") this.#messagesSent += 1;
    else this.#waits.push(wait);
  }

  onRefused(code: string): void {
    this.#refused += 1;
    if (!EXPECTED_REFUSALS.includes(code)) this.addFault(`refused: ${code}`);
  }

  addFault(text: string): void {
    this.#faults.push(text);
  }

  /** Returns everything since the last call and resets the counters. */
  takeFigures(): EveningFigures {
    const waits = this.#waits.sort((a, b) => a - b);
    const figures = {
      moves: waits.length,
      messagesSent: this.#messagesSent,
      messagesReceived: this.messagesReceived,
      games: this.games,
      refused: this.#refused,
      waits,
      faults: this.#faults,
    };
    [this.#messagesSent, this.messagesReceived, this.games, this.#refused] = [0, 0, 0, 0];
    this.#waits = [];
    this.#faults = [];
    return figures;
  }
}
