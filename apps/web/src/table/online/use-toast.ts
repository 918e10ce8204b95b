import { useSignal, type ReadonlySignal } from "@preact/signals";

/** So many milliseconds a word in passing stands. */
const STAYS = 6000;

/** A word in passing, and how to say one. */
export function useSaid(): readonly [ReadonlySignal<string | undefined>, (said: string) => void] {
  const said = useSignal<string | undefined>(undefined);
  const say = (sentence: string) => {
    said.value = sentence;
    setTimeout(() => {
      if (said.peek() === sentence) said.value = undefined;
    }, STAYS);
  };
  return [said, say];
}
