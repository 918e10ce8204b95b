import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Is an element in the viewport, and the page visible? */
export function useInViewport(element: RefObject<Element | null>): ReadonlySignal<boolean> {
  const isInSight = useSignal(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const left = new AbortController();
    let isInWindow = false;
    const update = () => {
      isInSight.value = isInWindow && document.visibilityState === "visible";
    };
    const observer = new IntersectionObserver((entries) => {
      isInWindow = entries.at(-1)?.isIntersecting === true;
      update();
    });
    observer.observe(element.current);
    document.addEventListener("visibilitychange", update, { signal: left.signal });
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, []);
  return isInSight;
}
