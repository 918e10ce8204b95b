import { saveRecord } from "../save-record.ts";
import type { Session } from "./session.ts";

/** The file in which a game is kept, once there is one. */
export class Keeping {
  readonly #session: Session;
  #file: string | undefined;
  #saved: number;

  constructor(session: Session, file: string | undefined) {
    this.#session = session;
    this.#file = file;
    this.#saved = session.length;
  }

  get isUnsaved(): boolean {
    return this.#saved !== this.#session.length;
  }

  get file(): string | undefined {
    return this.#file;
  }

  /** Begins to keep the game in a new file; says how it went. */
  async saveTo(file: string): Promise<string> {
    const saved = await saveRecord(file, this.#session.record(), file === this.#file);
    if (!saved.ok) return saved.error.sentence;
    this.#file = file;
    this.#saved = this.#session.length;
    return `Saved to ${file}; it is kept up to date from now on.`;
  }

  /** Brings the file up to date; a complaint if that fails, and then the file is given up, not the game. */
  async update(): Promise<string | undefined> {
    if (this.#file === undefined) return undefined;
    const saved = await saveRecord(this.#file, this.#session.record(), true);
    if (!saved.ok) {
      this.#file = undefined;
      return `${saved.error.sentence} The game is no longer kept there.`;
    }
    this.#saved = this.#session.length;
    return undefined;
  }
}
