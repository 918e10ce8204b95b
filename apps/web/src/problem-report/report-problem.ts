import { signal } from "@preact/signals";
import type { ReportSubject } from "./report-document.ts";

/** What is being reported; undefined if nothing is. */
export const reportSubject = signal<ReportSubject | undefined>(undefined);

/** Opens the report dialog, from anywhere. Nothing is sent. */
export function reportProblem(subject: ReportSubject = {}): void {
  reportSubject.value = subject;
}
