import { signal, type ReadonlySignal } from "@preact/signals";
import { loadOnlineText, type OnlineText } from "@sofala/text/online";
import { useLoaded } from "../ui/use-loaded.ts";
import { words } from "./words.ts";

const current = signal<OnlineText | undefined>(undefined);

/** What is said about games on a server; screens ask for it with `useOnlineWords` first. */
export const online: ReadonlySignal<OnlineText> = {
  get value() {
    if (current.value === undefined) throw new Error("the words are asked for before they came");
    return current.value;
  },
} as ReadonlySignal<OnlineText>;

/** Loads the words in the language of the app; false until they came. */
export function useOnlineWords(): boolean {
  const { tag } = words.value;
  return useLoaded(() => loadOnlineWords(tag), tag) === tag;
}

async function loadOnlineWords(tag: string): Promise<string> {
  current.value = await loadOnlineText(tag);
  return tag;
}
