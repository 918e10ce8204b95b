import { signal, useSignalEffect, type ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";

/** Milliseconds that something must stay as it is. */
const REST = 120;

/** A value that follows what it is made of when that has come to rest: whoever leafs fast does not wait for it. */
export function useRested<Value>(make: () => Value): ReadonlySignal<Value> {
  const rested = useMemo(() => signal(make()), []);
  useSignalEffect(() => {
    const value = make();
    if (Object.is(value, rested.peek())) return undefined;
    const timer = setTimeout(() => {
      rested.value = value;
    }, REST);
    return () => clearTimeout(timer);
  });
  return rested;
}
