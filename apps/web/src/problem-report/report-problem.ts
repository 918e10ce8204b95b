import { signal } from "@preact/signals";
import type { Subject } from "./report-document.ts";

/** What is being reported; undefined: nothing. */
export const reported = signal<Subject | undefined>(undefined);

/** Opens the report of a problem, from anywhere. Nothing is sent. */
export function reportProblem(subject: Subject = {}): void {
  reported.value = subject;
}
