import type { ReadonlySignal } from "@preact/signals";
import {
  loadMediterraneanFirstText,
  loadMediterraneanLaterText,
  type MediterraneanFirstText,
} from "@sofala/text/mediterranean";
import { lazyText } from "../../text/lazy-text.ts";
import { TextInParts } from "../../text/text-in-parts.ts";
import { useLoaded } from "../../use-loaded.ts";

const parts = new TextInParts(loadMediterraneanFirstText, loadMediterraneanLaterText);

/** All of the text of the Mediterranean's tables, for modules that are loaded on demand (`ui/lazy.tsx`). */
export const {
  text: allMediterraneanText,
  use: useFirstMediterraneanText,
  load: loadMediterraneanText,
} = lazyText((tag) => parts.load(tag));

/** What the tables show first of their text. */
export const mediterraneanText = allMediterraneanText as ReadonlySignal<MediterraneanFirstText>;

/** Loads all of the text; false until it is loaded. */
export function useMediterraneanText(): boolean {
  const hasFirst = useFirstMediterraneanText();
  const hasAll = useLoaded(async () => {
    await parts.complete();
    return true;
  });
  return hasFirst && hasAll === true;
}
