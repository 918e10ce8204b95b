import { loadRules, type RulesText } from "@sofala/text/rules";
import { useLoaded } from "../../ui/use-loaded.ts";
import { words } from "../../words/words.ts";

/** The rules in the language of the app; undefined until they came. */
export function useRules(): RulesText | undefined {
  const { tag } = words.value;
  return useLoaded(() => loadRules(tag), tag);
}
