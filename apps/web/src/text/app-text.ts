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

/**
 * Loads the language that the settings or the browser name, now and whenever that changes. One that cannot be loaded is
 * tried again when the network is back; until then the app speaks the one before, or any other.
 */
export async function loadWords(): Promise<void> {
  const first = chosen();
  await load(first).catch(loadAny);
  const follow = () => {
    load(chosen(settings.value.language)).catch(() => undefined);
  };
  effect(follow);
  addEventListener("online", follow);
}

/** The language that was asked for last. */
let wanted: WebLanguage | undefined;

async function load(language: WebLanguage): Promise<void> {
  wanted = language;
  if (current.peek()?.tag === language.tag) return;
  const loaded = await language.load();
  // Another one was chosen meanwhile.
  if (wanted !== language) return;
  current.value = loaded;
  document.documentElement.lang = language.tag;
}

/** Loads the first language that can be loaded. */
async function loadAny(): Promise<void> {
  for (const language of webLanguages) {
    if (current.peek() === undefined) await load(language).catch(() => undefined);
  }
  if (current.peek() === undefined) throw new Error("no language could be loaded");
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
