import { effect, signal, type ReadonlySignal } from "@preact/signals";
import { webLanguages, type AllAppText, type AppText, type WebLanguage } from "@sofala/text/web";
import { settings } from "../settings/settings.ts";
import { TextInParts } from "./text-in-parts.ts";

const text = new TextInParts(
  (tag) => languageOf(tag).loadFirst(),
  (tag) => languageOf(tag).loadLater(),
);

const loadedText = signal<AppText | undefined>(undefined);

/** What the app loads first of its text, in the language of the person at this device. */
export const appText: ReadonlySignal<AppText> = {
  get value() {
    if (loadedText.value === undefined) throw new Error("the text is used before it is loaded");
    return loadedText.value;
  },
} as ReadonlySignal<AppText>;

/** The same with all of the text, for modules that are loaded on demand (`ui/lazy.tsx`). */
export const allAppText = appText as ReadonlySignal<AllAppText>;

/** The language of the app; before its text is there, the language that is chosen. */
export const languageTag = (): string => loadedText.value?.tag ?? chosenLanguage().tag;

/**
 * Loads the language of the settings or the browser, now and whenever that changes. If it cannot be loaded, it is tried
 * again when the network is back; until then the app uses the language before, or any other.
 */
export async function loadAppText(): Promise<void> {
  const first = chosenLanguage();
  await loadLanguage(first).catch(loadAnyLanguage);
  const follow = () => {
    loadLanguage(chosenLanguage(settings.value.language)).catch(() => undefined);
  };
  effect(follow);
  addEventListener("online", follow);
}

/** The language that was requested last. */
let requestedLanguage: WebLanguage | undefined;

async function loadLanguage(language: WebLanguage): Promise<void> {
  requestedLanguage = language;
  if (loadedText.peek()?.tag === language.tag) return;
  const loaded = await text.load(language.tag);
  // Another one was chosen meanwhile.
  if (requestedLanguage !== language) return;
  loadedText.value = loaded;
  document.documentElement.lang = language.tag;
}

/** Loads the first language that can be loaded. */
async function loadAnyLanguage(): Promise<void> {
  for (const language of webLanguages) {
    if (loadedText.peek() === undefined) await loadLanguage(language).catch(() => undefined);
  }
  if (loadedText.peek() === undefined) throw new Error("no language could be loaded");
}

const chosenLanguage = (tag = settings.peek().language): WebLanguage =>
  languageFor(tag === undefined ? navigator.languages : [tag]);

const languageOf = (tag: string): WebLanguage => languageFor([tag]);

/** The first available language among those that a person speaks. */
export function languageFor(tags: readonly string[]): WebLanguage {
  for (const tag of tags) {
    const [primary = ""] = tag.toLowerCase().split("-");
    const found = webLanguages.find((language) => language.tag === primary);
    if (found !== undefined) return found;
  }
  const [first] = webLanguages;
  if (first === undefined) throw new Error("there is no language");
  return first;
}
