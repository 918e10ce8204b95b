import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** An element, and how many pixels wide it is; 0 before it is there. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const width = useSignal(0);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      width.value = element.clientWidth;
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [frame, width.value];
}
