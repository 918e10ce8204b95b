import { useSignal, useSignalEffect, type ReadonlySignal } from "@preact/signals";

/** A copy of a signal that is updated after the page was painted, in a task of its own. */
export function useAfterPaint<Value>(source: ReadonlySignal<Value>): ReadonlySignal<Value> {
  const follower = useSignal(source.peek());
  useSignalEffect(() => {
    const value = source.value;
    if (Object.is(value, follower.peek())) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => (follower.value = value), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return follower;
}
