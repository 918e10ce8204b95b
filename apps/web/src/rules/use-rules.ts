import { useLoaded } from "../ui/use-loaded.ts";
import { words } from "../text/app-text.ts";
import type { RulesBook } from "./rules-book.ts";

/** The games whose rules can be read. */
const BOOKS = {
  zimbabwe: () => import("../games/zimbabwe/rules/rules-book.ts").then((module) => module.loadBook),
  mediterranean: () =>
    import("../games/mediterranean/rules/rules-book.ts").then((module) => module.loadBook),
} as const;

export type RulesGame = keyof typeof BOOKS;

export const isRulesGame = (name: string | undefined): name is RulesGame =>
  name !== undefined && Object.hasOwn(BOOKS, name);

/** The rules of a game in the language of the app; undefined until they came. */
export function useRules(game: RulesGame): RulesBook | undefined {
  const { tag } = words.value;
  return useLoaded(async () => (await BOOKS[game]())(tag), `${game} ${tag}`);
}
