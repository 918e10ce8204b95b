import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** A value that is loaded once per key; undefined until it is there. A failure is thrown, and the screen shows it. */
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
