import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { Failure } from "../../online/api-client.ts";
import { failureText } from "./failure-text.ts";

interface Asking {
  readonly isBusy: ReadonlySignal<boolean>;
  /** Why the last thing was not done. */
  readonly trouble: ReadonlySignal<string>;
  /** Asks one thing at a time; the answer, where it is a good one. */
  readonly ask: <T>(
    question: () => Promise<Result<T, Failure> | string>,
  ) => Promise<{ readonly value: T } | undefined>;
}

/** Asks the server and remembers what went wrong; a text instead of an answer is what to say. */
export function useAsking(): Asking {
  const isBusy = useSignal(false);
  const trouble = useSignal("");
  return {
    isBusy,
    trouble,
    async ask(question) {
      if (isBusy.peek()) return undefined;
      isBusy.value = true;
      trouble.value = "";
      const answer = await question();
      isBusy.value = false;
      if (typeof answer === "string") trouble.value = answer;
      else if (answer.ok) return { value: answer.value };
      else trouble.value = failureText(answer.error);
      return undefined;
    },
  };
}
