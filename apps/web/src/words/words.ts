import { effect, signal, type ReadonlySignal } from "@preact/signals";
import { webLanguages, type WebLanguage, type WebWords } from "@sofala/text/web";
import { settings } from "../settings/settings.ts";

const current = signal<WebWords | undefined>(undefined);

/** All that the app says, in the language of the person at this device. */
export const words: ReadonlySignal<WebWords> = {
  get value() {
    if (current.value === undefined) throw new Error("the words are asked for before they came");
    return current.value;
  },
} as ReadonlySignal<WebWords>;

/** Loads the language that the settings or the browser name, now and whenever that changes. */
export async function loadWords(): Promise<void> {
  await load(chosen());
  effect(() => {
    void load(chosen(settings.value.language));
  });
}

async function load(language: WebLanguage): Promise<void> {
  if (current.peek()?.tag === language.tag) return;
  current.value = await language.load();
  document.documentElement.lang = language.tag;
}

const chosen = (tag = settings.peek().language): WebLanguage =>
  languageFor(tag === undefined ? navigator.languages : [tag]);

/** The first language on offer among those that a person speaks. */
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
