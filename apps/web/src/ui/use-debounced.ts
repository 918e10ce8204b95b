import { signal, useSignalEffect, type ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";

/** How long the value must stay the same. */
const DELAY_MS = 120;

/** A computed value that is updated when its inputs have not changed for a while, so that fast stepping stays fast. */
export function useDebounced<Value>(make: () => Value): ReadonlySignal<Value> {
  const debounced = useMemo(() => signal(make()), []);
  useSignalEffect(() => {
    const value = make();
    if (Object.is(value, debounced.peek())) return undefined;
    const timer = setTimeout(() => {
      debounced.value = value;
    }, DELAY_MS);
    return () => clearTimeout(timer);
  });
  return debounced;
}
