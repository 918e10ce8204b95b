import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** What is fetched once, and anew for another key; undefined until it came. A failure is thrown: the screen around it knows what to say. */
export function useLoaded<Value>(load: () => Promise<Value>, key = ""): Value | undefined {
  const loaded = useSignal<Value | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) loaded.value = value;
      },
      (reason: unknown) => {
        if (isWanted) failed.value = reason;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  if (failed.value !== undefined) throw failed.value;
  return loaded.value;
}
