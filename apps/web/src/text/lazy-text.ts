import { effect, signal, type ReadonlySignal } from "@preact/signals";
import { useLoaded } from "../use-loaded.ts";
import { appText, languageTag } from "./app-text.ts";

interface LazyText<Text> {
  /** The text; screens call `use` before they read it. */
  readonly text: ReadonlySignal<Text>;
  /** Loads the text in the language of the app; false until it is loaded. */
  readonly use: () => boolean;
  /** Loads the text in a language; it is dropped if the app has another one by then. */
  readonly load: (tag: string) => Promise<string>;
  /** Loads the text, now and whenever the language changes; until the new text is there, the old one stays. */
  readonly follow: () => Promise<void>;
}

/** Text that is loaded with the screens that use it. */
export function lazyText<Text>(load: (tag: string) => Promise<Text>): LazyText<Text> {
  const current = signal<{ readonly tag: string; readonly text: Text } | undefined>(undefined);
  const text = {
    get value() {
      if (current.value === undefined) throw new Error("the text is used before it is loaded");
      return current.value.text;
    },
  } as ReadonlySignal<Text>;
  const read = async (tag: string) => {
    if (current.peek()?.tag === tag) return tag;
    const loaded = await load(tag);
    if (languageTag() === tag) current.value = { tag, text: loaded };
    return tag;
  };
  let isFollowing = false;
  return {
    text,
    load: read,
    async follow() {
      const tag = languageTag();
      if (current.peek()?.tag !== tag) current.value = { tag, text: await load(tag) };
      if (isFollowing) return;
      isFollowing = true;
      effect(() => {
        read(languageTag()).catch(() => undefined);
      });
    },
    use() {
      const { tag } = appText.value;
      const hasCome = useLoaded(() => read(tag), tag) === tag;
      return hasCome || current.value?.tag === tag;
    },
  };
}
