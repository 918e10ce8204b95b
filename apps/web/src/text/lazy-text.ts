import { signal, type ReadonlySignal } from "@preact/signals";
import { useLoaded } from "../ui/use-loaded.ts";
import { words } from "./app-text.ts";

interface LaterWords<Text> {
  /** The words; screens ask for them with `use` first. */
  readonly text: ReadonlySignal<Text>;
  /** Loads the words in the language of the app; false until they came. */
  readonly use: () => boolean;
  /** Loads the words in a language; they are not said where the app speaks another one by then. */
  readonly read: (tag: string) => Promise<string>;
}

/** Words that are loaded with the screens that say them. */
export function laterWords<Text>(load: (tag: string) => Promise<Text>): LaterWords<Text> {
  const current = signal<{ readonly tag: string; readonly text: Text } | undefined>(undefined);
  const text = {
    get value() {
      if (current.value === undefined) throw new Error("the words are asked for before they came");
      return current.value.text;
    },
  } as ReadonlySignal<Text>;
  const read = async (tag: string) => {
    if (current.peek()?.tag === tag) return tag;
    const loaded = await load(tag);
    if (words.value.tag === tag) current.value = { tag, text: loaded };
    return tag;
  };
  return {
    text,
    read,
    use() {
      const { tag } = words.value;
      const hasCome = useLoaded(() => read(tag), tag) === tag;
      return hasCome || current.value?.tag === tag;
    },
  };
}
