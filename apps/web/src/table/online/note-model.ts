import { computed, signal } from "@preact/signals";
import type { Draft } from "../../store/drafts.ts";
import type { Answer, Failure } from "../../online/api-client.ts";

/** Where a note is kept. */
export interface NoteKeeper {
  /** False once somebody else uses this device. */
  isMine(): boolean;
  read(): Answer<string>;
  /** Writes it, if it still is what it was before. */
  write(words: string, before: string): Answer<string>;
}

/** Which of two notes is kept. */
export type NoteChoice = "both" | "mine" | "theirs";

/** A note as it was written in the page before, and the one that it changes. */
interface Unkept {
  readonly words?: unknown;
  readonly before?: unknown;
}

/** Milliseconds of rest after which what was written is kept, and after which it is tried again. */
const REST = 700;
const PAUSE = 5000;

/** The notes of one person on one game, kept as they are written. */
export class NoteModel {
  readonly words = signal("");
  /** Has it been read? Nothing can be written before. */
  readonly isReady = signal(false);
  readonly failure = signal<Failure | undefined>(undefined);
  /** What was written on another device meanwhile. */
  readonly other = signal<string | undefined>(undefined);
  readonly isKept = computed(() => this.words.value === this.kept.value);

  /** The note as the server has it, as far as it is known here. */
  private readonly kept = signal("");
  /** What was written and not kept yet, with the note that it changes. */
  readonly draft: Draft = {
    madeFor: () => (this.isReady.value ? "ready" : ""),
    read: () =>
      this.isReady.peek() && !this.isKept.peek()
        ? { words: this.words.peek(), before: this.kept.peek() }
        : undefined,
    restore: (kept) => this.restore(Object(kept) as Unkept),
  };
  private readonly keeper: NoteKeeper;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWriting = false;

  constructor(keeper: NoteKeeper) {
    this.keeper = keeper;
  }

  /** Reads what is there, unless something of this device waits to be kept. */
  async read(): Promise<void> {
    if (this.isReady.peek() && !this.isKept.peek()) return;
    const found = await this.keeper.read();
    if (!found.ok) {
      this.failure.value = found.error;
      this.later(PAUSE, () => this.read());
      return;
    }
    this.failure.value = undefined;
    if (this.isReady.peek() && !this.isKept.peek()) return;
    this.kept.value = found.value;
    this.words.value = found.value;
    this.isReady.value = true;
  }

  write(words: string): void {
    this.words.value = words;
    this.later(REST, () => this.flush());
  }

  /** Keeps what was written, now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const isStuck = this.other.peek() !== undefined || !this.isReady.peek();
    if (this.isWriting || this.isKept.peek() || isStuck || !this.keeper.isMine()) return;
    this.isWriting = true;
    const words = this.words.peek();
    const written = await this.keeper.write(words, this.kept.peek());
    this.isWriting = false;
    this.failure.value = undefined;
    if (written.ok) {
      this.kept.value = words;
      if (!this.isKept.peek()) this.later(REST, () => this.flush());
    } else if (written.error.code === "note/changed") await this.compare();
    else {
      this.failure.value = written.error;
      this.later(PAUSE, () => this.flush());
    }
  }

  /** Decides between what is here and what was written elsewhere. */
  settle(choice: NoteChoice): void {
    const theirs = this.other.peek();
    if (theirs === undefined) return;
    const mine = this.words.peek();
    this.kept.value = theirs;
    this.other.value = undefined;
    if (choice === "theirs") this.words.value = theirs;
    if (choice === "both") this.words.value = [mine, theirs].filter(Boolean).join("\n\n");
    void this.flush();
  }

  /** The page leaves the table. */
  close(): void {
    void this.flush();
    clearTimeout(this.timer);
  }

  private restore({ words, before }: Unkept): void {
    if (typeof words !== "string") return;
    const there = this.kept.peek();
    if (before === there) return this.write(words);
    // The note was changed meanwhile, maybe by this very text.
    if (words === there) return;
    this.words.value = words;
    this.other.value = there;
  }

  /** Somebody else wrote it: what is there now? */
  private async compare(): Promise<void> {
    const found = await this.keeper.read();
    if (!found.ok) this.failure.value = found.error;
    else if (found.value === this.words.peek()) this.kept.value = found.value;
    else this.other.value = found.value;
  }

  private later(milliseconds: number, act: () => Promise<void>): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void act(), milliseconds);
  }
}
