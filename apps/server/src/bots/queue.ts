import type { Decision, Question } from "./question.ts";

/** A question on its way to a bot. */
export interface Errand {
  readonly question: Question;
  /** When it was asked, by the machine's clock. */
  readonly since: number;
  readonly resolve: (decision: Decision) => void;
}

/** Questions that wait for a thread, the oldest first. */
export class Queue {
  #waiting: readonly Errand[] = [];

  get length(): number {
    return this.#waiting.length;
  }

  add(errand: Errand): void {
    this.#waiting = [...this.#waiting, errand];
  }

  /** Takes out the oldest that fits. */
  take(fits: (errand: Errand) => boolean): Errand | undefined {
    const found = this.#waiting.find(fits);
    if (found !== undefined) this.#waiting = this.#waiting.filter((errand) => errand !== found);
    return found;
  }

  /** Takes out all that fit. */
  takeAll(fits: (errand: Errand) => boolean = () => true): readonly Errand[] {
    const found = this.#waiting.filter(fits);
    this.#waiting = this.#waiting.filter((errand) => !found.includes(errand));
    return found;
  }
}
