import { signal, type ReadonlySignal } from "@preact/signals";
import {
  loadZimbabweFirstText,
  loadZimbabweLaterText,
  type ZimbabweFirstText,
} from "@sofala/text/zimbabwe";
import type { Refusal } from "@sofala/zimbabwe";
import { lazyText } from "../../text/lazy-text.ts";
import { TextInParts } from "../../text/text-in-parts.ts";

const parts = new TextInParts(loadZimbabweFirstText, loadZimbabweLaterText);
const { text, follow } = lazyText((tag) => parts.load(tag));

/** What Zimbabwe's tables show first of their text. */
export const zimbabweText: ReadonlySignal<ZimbabweFirstText> = text;

/** All of the text, for modules that are loaded on demand (`ui/lazy.tsx`). */
export const allZimbabweText = text;

const hasRefusals = signal(false);

/** Why a move is refused; empty until these sentences are loaded, which many games never need. */
export function refusalText(refusal: Refusal, names: readonly string[]): string {
  if (hasRefusals.value) return allZimbabweText.value.zimbabwe.refusal(refusal, names);
  parts.complete().then(
    () => {
      hasRefusals.value = true;
    },
    // The next refusal tries again.
    () => undefined,
  );
  return "";
}

/** Loads a module together with the text of the tables, which then follows the language of the app. */
export async function withText<Module>(module: Promise<Module>): Promise<Module> {
  const loaded = await withFirstText(module);
  await parts.complete();
  return loaded;
}

/** The same with the text that a table shows first. */
export async function withFirstText<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, follow()]);
  return loaded;
}
