import type { Writable } from "node:stream";

/** Bytes that may wait for the readers of one table, and of all. */
export interface SlowReaderLimits {
  readonly perTable: number;
  readonly total: number;
}

/** Somebody to whom a table is told, over a socket or a stream. */
export interface Reader {
  /** The table, or nothing where it is about all of a person's. */
  readonly table?: string;
  /** Bytes that were sent and not taken yet. */
  readonly pendingBytes: () => number;
  /** Ends the connection at once, so that what waits is forgotten. */
  readonly disconnect: () => void;
}

/** Bounds the memory that holds what slow readers have not taken yet, for each table and in all. */
export class SlowReaders {
  readonly #limits: SlowReaderLimits;
  readonly #readers = new Set<Reader>();

  constructor(limits: SlowReaderLimits) {
    this.#limits = limits;
  }

  /** Watches somebody from now on; returns how to stop. */
  add(reader: Reader): () => void {
    this.#readers.add(reader);
    return () => void this.#readers.delete(reader);
  }

  /** Cuts off those for whom most waits, until no more waits than may; they come back and catch up. */
  check(): void {
    const slow = [...this.#readers]
      .map((reader) => ({ reader, bytes: reader.pendingBytes() }))
      .filter(({ bytes }) => bytes > 0)
      .toSorted((a, b) => b.bytes - a.bytes);
    const sums = new Map<string | undefined, number>();
    for (const { reader, bytes } of slow) {
      sums.set(reader.table, (sums.get(reader.table) ?? 0) + bytes);
    }
    let all = slow.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { reader, bytes } of slow) {
      const atTable = reader.table === undefined ? 0 : (sums.get(reader.table) ?? 0);
      if (all <= this.#limits.total && atTable <= this.#limits.perTable) continue;
      sums.set(reader.table, atTable - bytes);
      all -= bytes;
      this.#readers.delete(reader);
      reader.disconnect();
    }
  }
}

/** The reader at the other end of a response that is being written. */
export const responseReader = (response: Writable, table: string | undefined): Reader => ({
  ...(table === undefined ? {} : { table }),
  pendingBytes: () => response.writableLength,
  disconnect: () => void response.destroy(),
});
