import { signal } from "@preact/signals";

/** How long a message stays visible. */
const VISIBLE_MS = 8000;

/** A message about the last action. */
interface Feedback {
  readonly text: string;
  readonly isError: boolean;
  /** Where it is shown. */
  readonly at: "market" | "hand";
}

/** The result of the last action; it disappears after a while. */
export class FeedbackModel {
  readonly current = signal<Feedback | undefined>(undefined);
  private shownAt = 0;

  show(text: string, isError = false, at: Feedback["at"] = "market"): void {
    this.shownAt = Date.now();
    this.current.value = { text, isError, at };
  }

  clear(): void {
    this.current.value = undefined;
  }

  /** Removes the message when its time is over. */
  tick(now: number): void {
    if (now - this.shownAt > VISIBLE_MS) this.clear();
  }
}
