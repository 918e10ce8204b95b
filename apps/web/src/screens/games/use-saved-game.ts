import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { ImportFault, KeptGame } from "../../local/import-types.ts";
import { readLater } from "../../local/read-in-background.ts";

/** A game read once its card comes into sight; undefined until then. */
export function useKept(
  row: unknown,
  card: RefObject<Element | null>,
): Result<KeptGame, ImportFault> | undefined {
  const kept = useSignal<Result<KeptGame, ImportFault> | undefined>(undefined);
  useEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void readLater(row).then((read) => {
          if (!isGone) kept.value = read;
        });
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [row]);
  return kept.value;
}
