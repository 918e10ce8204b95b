import { capitalize, list } from "../../grammar.ts";
import { advice as shared } from "../../web/advice.ts";

/** What a move does, without its subject; `rival` is the other player. */
const reason = {
  wins: () => "wins the game",
  "stops-line": (rival: string) => `stops ${rival} from completing a line`,
  "prepares-line": () => "threatens to complete a line",
  winning: (rival: string) => `wins if you play well, whatever ${rival} does`,
  balanced: () => "keeps the game balanced",
  losing: (rival: string) => `loses if ${rival} plays well`,
};

export const tsoroAdvice = {
  ...shared,
  /** One sentence. */
  reasons: (reasons: readonly (keyof typeof reason)[], rival: string): string =>
    `${capitalize(list(reasons.map((each) => reason[each](rival))))}.`,
};

export type TsoroAdviceText = typeof tsoroAdvice;
