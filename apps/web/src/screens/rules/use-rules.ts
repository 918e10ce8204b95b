import { useLoaded } from "../../ui/use-loaded.ts";
import { words } from "../../words/words.ts";
import type { RulesBook } from "./book.ts";

/** The games whose rules can be read. */
const BOOKS = {
  zimbabwe: () => import("./zimbabwe/book.ts").then((module) => module.loadBook),
  mediterranean: () => import("./mediterranean-book.ts").then((module) => module.loadBook),
} as const;

export type RulesGame = keyof typeof BOOKS;

export const isRulesGame = (name: string | undefined): name is RulesGame =>
  name !== undefined && Object.hasOwn(BOOKS, name);

/** The rules of a game in the language of the app; undefined until they came. */
export function useRules(game: RulesGame): RulesBook | undefined {
  const { tag } = words.value;
  return useLoaded(async () => (await BOOKS[game]())(tag), `${game} ${tag}`);
}
