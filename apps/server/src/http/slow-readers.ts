import type { Writable } from "node:stream";

/** Bytes in memory that clients have not read. */
export interface SlowReaderLimits {
  readonly perTable: number;
  readonly total: number;
}

/** A client that reads a response, a stream or a socket. */
export interface Reader {
  /** The table whose data it reads, if it reads a table. */
  readonly table?: string;
  /** Bytes that were sent and not read yet. */
  readonly pendingBytes: () => number;
  /** Closes the connection at once, which frees the memory. */
  readonly disconnect: () => void;
}

/** Limits the memory for data that slow clients have not read, for each table and in total. */
export class SlowReaders {
  readonly #limits: SlowReaderLimits;
  readonly #readers = new Set<Reader>();

  constructor(limits: SlowReaderLimits) {
    this.#limits = limits;
  }

  /** Tracks a reader; returns a function that stops tracking it. */
  add(reader: Reader): () => void {
    this.#readers.add(reader);
    return () => void this.#readers.delete(reader);
  }

  /** Disconnects the slowest readers until the limits hold; they connect again and catch up. */
  check(): void {
    const slow = [...this.#readers]
      .map((reader) => ({ reader, bytes: reader.pendingBytes() }))
      .filter(({ bytes }) => bytes > 0)
      .toSorted((a, b) => b.bytes - a.bytes);
    const tableSums = new Map<string | undefined, number>();
    for (const { reader, bytes } of slow) {
      tableSums.set(reader.table, (tableSums.get(reader.table) ?? 0) + bytes);
    }
    let total = slow.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { reader, bytes } of slow) {
      const atTable = reader.table === undefined ? 0 : (tableSums.get(reader.table) ?? 0);
      if (total <= this.#limits.total && atTable <= this.#limits.perTable) continue;
      tableSums.set(reader.table, atTable - bytes);
      total -= bytes;
      this.#readers.delete(reader);
      reader.disconnect();
    }
  }
}

/** The reader of a response. */
export const responseReader = (response: Writable, table: string | undefined): Reader => ({
  ...(table === undefined ? {} : { table }),
  pendingBytes: () => response.writableLength,
  disconnect: () => void response.destroy(),
});
