import type { ChatRules } from "@sofala/engine";
import { GOODS } from "./board.ts";
import type { SetGood } from "./data/edition.ts";
import type { Mediterranean } from "./types.ts";

/** R 5.10, Q 31: types, numbers and VP may be spoken of; no phrase lends itself to a hint about bottoms. */
const PHRASES = [
  "make-an-offer",
  "interested",
  "more-cards",
  "fewer-cards",
  "more-vp",
  "another-good",
  "deal",
  "no-thanks",
  "wait",
  "hurry",
  "thanks",
  "well-played",
] as const;

/** `more-cards`, or `seeking-wine` */
export type PhraseId = (typeof PHRASES)[number] | `seeking-${SetGood}`;

const seeking = GOODS.filter((good) => good !== "piracy").map(
  (good): PhraseId => `seeking-${good}`,
);

export const talk: ChatRules<Mediterranean> = {
  mode: ({ phase, options }) => (phase === "trading" && !options.tradeChat ? "phrases" : "free"),
  phrases: [...PHRASES, ...seeking],
  allowsExtraChat: ({ tradeChat }) => tradeChat,
};
