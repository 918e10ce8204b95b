/** What a check found, in a sentence that says what to do if something is wrong. */
export interface Finding {
  /** `note`: fine as it is, but good to know. */
  readonly status: "ok" | "note" | "warning" | "problem";
  readonly subject: string;
  readonly sentence: string;
}

type Check = { readonly [status in Finding["status"]]: (sentence: string) => Finding };

/** Makes the findings of one check. */
export const findingsOf = (subject: string): Check => {
  const make = (status: Finding["status"]) => (sentence: string) => ({ status, subject, sentence });
  return { ok: make("ok"), note: make("note"), warning: make("warning"), problem: make("problem") };
};

/** The message of an error without its full stop; of an aggregate (one error per address) that of the first. */
export function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error ? first.message : String(first)).replace(/\.$/u, "");
}
