import { computed, signal } from "@preact/signals";
import type { Draft } from "../../store/drafts.ts";
import type { Failure } from "../../api-failure.ts";
import type { ApiResult } from "../../online/api-client.ts";

/** Where a note is stored. */
export interface NoteStore {
  /** False once somebody else uses this device. */
  isMine(): boolean;
  read(): ApiResult<string>;
  /** Writes it, if it is still `before`. */
  write(text: string, before: string): ApiResult<string>;
}

/** Which of two texts to keep. */
export type NoteChoice = "both" | "mine" | "theirs";

/** An unsaved note of the page before a reload, and the text that it replaces. The names are stored. */
interface UnsavedNote {
  readonly words?: unknown;
  readonly before?: unknown;
}

/** How long after the last change the note is saved, and after a failure tried again. */
const SAVE_DELAY_MS = 700;
const RETRY_DELAY_MS = 5000;

/** The notes of one person on one table, saved while they are written. */
export class NoteModel {
  readonly text = signal("");
  /** True when it is loaded; nothing can be written before. */
  readonly isReady = signal(false);
  readonly failure = signal<Failure | undefined>(undefined);
  /** What another device wrote meanwhile. */
  readonly conflictingText = signal<string | undefined>(undefined);
  readonly isSaved = computed(() => this.text.value === this.savedText.value);

  /** The note on the server, as far as it is known here. */
  private readonly savedText = signal("");
  /** The unsaved text, with the text that it replaces. */
  readonly draft: Draft = {
    context: () => (this.isReady.value ? "ready" : ""),
    read: () =>
      this.isReady.peek() && !this.isSaved.peek()
        ? { words: this.text.peek(), before: this.savedText.peek() }
        : undefined,
    restore: (content) => this.restore(Object(content) as UnsavedNote),
  };
  private readonly store: NoteStore;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWriting = false;

  constructor(store: NoteStore) {
    this.store = store;
  }

  /** Loads the note, unless an unsaved text waits here. */
  async read(): Promise<void> {
    if (this.isReady.peek() && !this.isSaved.peek()) return;
    const found = await this.store.read();
    if (!found.ok) {
      this.failure.value = found.error;
      this.schedule(RETRY_DELAY_MS, () => this.read());
      return;
    }
    this.failure.value = undefined;
    if (this.isReady.peek() && !this.isSaved.peek()) return;
    this.savedText.value = found.value;
    this.text.value = found.value;
    this.isReady.value = true;
  }

  write(text: string): void {
    this.text.value = text;
    this.schedule(SAVE_DELAY_MS, () => this.flush());
  }

  /** Saves the note now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const isBlocked = this.conflictingText.peek() !== undefined || !this.isReady.peek();
    if (this.isWriting || this.isSaved.peek() || isBlocked || !this.store.isMine()) return;
    this.isWriting = true;
    const text = this.text.peek();
    const written = await this.store.write(text, this.savedText.peek());
    this.isWriting = false;
    this.failure.value = undefined;
    if (written.ok) {
      this.savedText.value = text;
      if (!this.isSaved.peek()) this.schedule(SAVE_DELAY_MS, () => this.flush());
    } else if (written.error.code === "note/changed") await this.loadConflict();
    else {
      this.failure.value = written.error;
      this.schedule(RETRY_DELAY_MS, () => this.flush());
    }
  }

  /** Chooses between the text here and that of the other device. */
  resolveConflict(choice: NoteChoice): void {
    const theirs = this.conflictingText.peek();
    if (theirs === undefined) return;
    const mine = this.text.peek();
    this.savedText.value = theirs;
    this.conflictingText.value = undefined;
    if (choice === "theirs") this.text.value = theirs;
    if (choice === "both") this.text.value = [mine, theirs].filter(Boolean).join("\n\n");
    void this.flush();
  }

  /** Called when the page leaves the table. */
  close(): void {
    void this.flush();
    clearTimeout(this.timer);
  }

  private restore({ words: text, before }: UnsavedNote): void {
    if (typeof text !== "string") return;
    const saved = this.savedText.peek();
    if (before === saved) return this.write(text);
    // The note was changed meanwhile, perhaps to this same text.
    if (text === saved) return;
    this.text.value = text;
    this.conflictingText.value = saved;
  }

  /** Another device wrote it: loads its text. */
  private async loadConflict(): Promise<void> {
    const found = await this.store.read();
    if (!found.ok) this.failure.value = found.error;
    else if (found.value === this.text.peek()) this.savedText.value = found.value;
    else this.conflictingText.value = found.value;
  }

  private schedule(milliseconds: number, act: () => Promise<void>): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void act(), milliseconds);
  }
}
