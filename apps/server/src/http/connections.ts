/** How many lines to this server may be open at the same time; 0 for no limit. */
export interface ConnectionLimits {
  readonly perAddress: number;
  readonly perPerson: number;
}

/** Sockets and streams that are open, by who holds them: nobody holds them all. */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #open = new Map<string, number>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Counts one more; returns how to take it off again, or nothing where there are too many. */
  enter(address: string, person: string | undefined): (() => void) | undefined {
    const { perAddress, perPerson } = this.#limits;
    const isFull =
      this.#isFull(`from ${address}`, perAddress) ||
      (person !== undefined && this.#isFull(`of ${person}`, perPerson));
    if (isFull) return undefined;
    const holders = [`from ${address}`, ...(person === undefined ? [] : [`of ${person}`])];
    for (const holder of holders) this.#count(holder, 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      for (const holder of holders) this.#count(holder, -1);
    };
  }

  #isFull(holder: string, most: number): boolean {
    return most > 0 && (this.#open.get(holder) ?? 0) >= most;
  }

  #count(holder: string, change: number): void {
    const count = (this.#open.get(holder) ?? 0) + change;
    if (count === 0) this.#open.delete(holder);
    else this.#open.set(holder, count);
  }
}
