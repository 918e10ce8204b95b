import { signal } from "@preact/signals";

/** So many milliseconds a sentence stays in sight. */
const READING = 8000;

/** A sentence about what was just done. */
interface Notice {
  readonly text: string;
  readonly isBad: boolean;
  /** Beside what it is about. */
  readonly at: "market" | "hand";
}

/** What came of the last thing that was done, until it has been read. */
export class NoticeModel {
  readonly shown = signal<Notice | undefined>(undefined);
  private said = 0;

  say(text: string, isBad = false, at: Notice["at"] = "market"): void {
    this.said = Date.now();
    this.shown.value = { text, isBad, at };
  }

  clear(): void {
    this.shown.value = undefined;
  }

  /** Time passes: what has been read goes. */
  tick(now: number): void {
    if (now - this.said > READING) this.clear();
  }
}
