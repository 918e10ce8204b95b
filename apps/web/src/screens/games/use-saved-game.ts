import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { ImportFault, SavedGame } from "../../local/import-types.ts";
import { readInBackground } from "../../games/read-in-background.ts";

/** A stored game, read when its card scrolls into view; undefined until then. */
export function useSavedGame(
  row: unknown,
  card: RefObject<Element | null>,
): Result<SavedGame, ImportFault> | undefined {
  const saved = useSignal<Result<SavedGame, ImportFault> | undefined>(undefined);
  useEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void readInBackground(row).then((read) => {
          if (!isGone) saved.value = read;
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
  return saved.value;
}
