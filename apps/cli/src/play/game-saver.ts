import { saveRecord } from "../save-record.ts";
import type { Session } from "./session.ts";

/** Saves a game to a file, once there is one. */
export class GameSaver {
  readonly #session: Session;
  #file: string | undefined;
  #savedLength: number;

  constructor(session: Session, file: string | undefined) {
    this.#session = session;
    this.#file = file;
    this.#savedLength = session.length;
  }

  get isUnsaved(): boolean {
    return this.#savedLength !== this.#session.length;
  }

  get file(): string | undefined {
    return this.#file;
  }

  /** Starts saving to a new file; returns a sentence with the result. */
  async saveTo(file: string): Promise<string> {
    const saved = await saveRecord(file, this.#session.record(), file === this.#file);
    if (!saved.ok) return saved.error.message;
    this.#file = file;
    this.#savedLength = this.#session.length;
    return `Saved to ${file}. Every move is saved there from now on.`;
  }

  /** Updates the file. If that fails, returns a sentence and saves no more; the game goes on. */
  async update(): Promise<string | undefined> {
    if (this.#file === undefined) return undefined;
    const saved = await saveRecord(this.#file, this.#session.record(), true);
    if (!saved.ok) {
      this.#file = undefined;
      return `${saved.error.message} The game is no longer saved there.`;
    }
    this.#savedLength = this.#session.length;
    return undefined;
  }
}
