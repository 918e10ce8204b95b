import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { Failure } from "../../api-failure.ts";
import { failureText } from "./failure-text.ts";

interface RequestState {
  readonly isBusy: ReadonlySignal<boolean>;
  /** Why the last request failed. */
  readonly problem: ReadonlySignal<string>;
  /** Sends one request at a time; returns the value if it succeeds. */
  readonly send: <T>(
    request: () => Promise<Result<T, Failure> | string>,
  ) => Promise<{ readonly value: T } | undefined>;
}

/** Sends requests and keeps the last problem; a request may return the text of a problem instead of a result. */
export function useRequest(): RequestState {
  const isBusy = useSignal(false);
  const problem = useSignal("");
  return {
    isBusy,
    problem,
    async send(request) {
      if (isBusy.peek()) return undefined;
      isBusy.value = true;
      problem.value = "";
      const result = await request();
      isBusy.value = false;
      if (typeof result === "string") problem.value = result;
      else if (result.ok) return { value: result.value };
      else problem.value = failureText(result.error);
      return undefined;
    },
  };
}
