import { useLoaded } from "../use-loaded.ts";
import { appText } from "../text/app-text.ts";
import type { RulesBook } from "./rules-book.ts";

/** A game whose rules can be loaded. */
export interface RulesSource {
  readonly id: string;
  /** Its rules in a language. */
  readonly loadRulesBook: (tag: string) => Promise<RulesBook>;
}

/** The rules of a game in the app's language; undefined until they are loaded. */
export function useRules({ id, loadRulesBook }: RulesSource): RulesBook | undefined {
  const { tag } = appText.value;
  return useLoaded(() => loadRulesBook(tag), `${id} ${tag}`);
}
