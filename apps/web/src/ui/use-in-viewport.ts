import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Can an element be seen: is it in the window, and the page looked at? */
export function useInSight(element: RefObject<Element | null>): ReadonlySignal<boolean> {
  const isInSight = useSignal(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const left = new AbortController();
    let isInWindow = false;
    const look = () => {
      isInSight.value = isInWindow && document.visibilityState === "visible";
    };
    const observer = new IntersectionObserver((entries) => {
      isInWindow = entries.at(-1)?.isIntersecting === true;
      look();
    });
    observer.observe(element.current);
    document.addEventListener("visibilitychange", look, { signal: left.signal });
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, []);
  return isInSight;
}
