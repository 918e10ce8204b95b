import type { ServerMessage } from "@sofala/protocol";

/** Somebody at a table, and what they have to show where it is for invited people. */
export interface Visitor {
  /** Who it is, where that is known. */
  readonly person?: string;
  /** The invitation that they came with. */
  readonly invite?: string;
  readonly isOperator?: boolean;
}

/** Somebody who follows a table, over a socket or a stream. */
export interface Listener extends Visitor {
  /** Does it want the whole view with every entry, and the legal moves of its seat? */
  readonly views: boolean;
  readonly legal: boolean;
  /** A message as JSON, in memory that others may share; must not throw. */
  hear(message: string | Buffer): void;
  /** The table has no more to tell, or no more to them. */
  end(why: "leaving" | "notAdmitted"): void;
}

/** People, as far as one may ask who is among them. */
export type People = Pick<ReadonlySet<string>, "has">;

/** All who follow a table. */
export class Audience {
  readonly #listeners = new Set<Listener>();
  /** How many listeners each person has here. */
  readonly #visits = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  get listeners(): readonly Listener[] {
    return [...this.#listeners];
  }

  /** Who is there. */
  get people(): People {
    return this.#visits;
  }

  add(listener: Listener): void {
    const { person } = listener;
    this.#listeners.add(listener);
    if (person !== undefined) this.#visits.set(person, (this.#visits.get(person) ?? 0) + 1);
  }

  /** Is this the last that is heard of a person here? */
  remove(listener: Listener): boolean {
    const { person } = listener;
    if (!this.#listeners.delete(listener) || person === undefined) return true;
    const visits = (this.#visits.get(person) ?? 0) - 1;
    if (visits > 0) this.#visits.set(person, visits);
    else this.#visits.delete(person);
    return visits <= 0;
  }

  /** Tells everybody who is of some kind, all of one kind in the same words. */
  tell(
    kindOf: (listener: Listener) => string | undefined,
    write: (listener: Listener) => ServerMessage,
  ): void {
    const written = new Map<string, Buffer>();
    for (const listener of this.#listeners) {
      const kind = kindOf(listener);
      if (kind === undefined) continue;
      const bytes = written.get(kind) ?? Buffer.from(JSON.stringify(write(listener)));
      written.set(kind, bytes);
      listener.hear(bytes);
    }
  }

  /** Tells one alone. */
  whisper(listener: Listener, message: ServerMessage): void {
    listener.hear(JSON.stringify(message));
  }

  /** Sends away who is of some kind. */
  dismiss(concerns: (listener: Listener) => boolean): void {
    for (const listener of this.#listeners) {
      if (concerns(listener)) listener.end("notAdmitted");
    }
  }

  end(): void {
    for (const listener of this.#listeners) listener.end("leaving");
    this.#listeners.clear();
    this.#visits.clear();
  }
}
