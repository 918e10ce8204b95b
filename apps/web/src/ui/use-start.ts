import { useSignal } from "@preact/signals";

/** Loads what starts a game; `start` is false if the browser cannot store it. */
export type LoadStart = () => Promise<{ readonly start: () => Promise<boolean> }>;

/** Starts a game. */
export function useStart(load: LoadStart) {
  const state = useSignal<"open" | "starting" | "failed">("open");
  const start = async () => {
    state.value = "starting";
    try {
      const loaded = await load();
      state.value = (await loaded.start()) ? "open" : "failed";
    } catch {
      state.value = "failed";
    }
  };
  return { state: state.value, start };
}
