import { loadLearnText, type GameLearnText } from "@sofala/text/learn";
import { lazyText } from "../text/lazy-text.ts";
import { gameIds, type GameId } from "./registry.ts";

/** How to learn every game, and who made it. */
export const { text: learnTexts, use: useLearnTexts } = lazyText(async (tag) => {
  const texts = gameIds.map(async (id) => [id, await loadLearnText(id, tag)] as const);
  return Object.fromEntries(await Promise.all(texts)) as { readonly [id in GameId]: GameLearnText };
});
