import { useLoaded } from "../ui/use-loaded.ts";
import { appText } from "../text/app-text.ts";
import type { RulesBook } from "./rules-book.ts";

/** The loaders of the rules books by game. */
const RULES_BOOKS = {
  zimbabwe: () =>
    import("../games/zimbabwe/rules/rules-book.ts").then((module) => module.loadRulesBook),
  mediterranean: () =>
    import("../games/mediterranean/rules/rules-book.ts").then((module) => module.loadRulesBook),
} as const;

export type RulesGame = keyof typeof RULES_BOOKS;

export const isRulesGame = (name: string | undefined): name is RulesGame =>
  name !== undefined && Object.hasOwn(RULES_BOOKS, name);

/** The rules of a game in the app's language; undefined until they are loaded. */
export function useRules(game: RulesGame): RulesBook | undefined {
  const { tag } = appText.value;
  return useLoaded(async () => (await RULES_BOOKS[game]())(tag), `${game} ${tag}`);
}
