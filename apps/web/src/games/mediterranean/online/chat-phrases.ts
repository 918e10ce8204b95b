import { talk, type View } from "@sofala/mediterranean";
import type { MediterraneanText } from "@sofala/text/mediterranean";
import type { ChatPhrases } from "../../../table/online/chat-phrases.ts";

const PHRASES = talk.phrases;

/** How players can chat now: while trading only with phrases, unless the table allows free text. */
export const chatPhrasesAt = (
  { phase, options }: Pick<View, "phase" | "options">,
  { chatPhrase }: MediterraneanText,
): ChatPhrases => ({
  isPhrasesOnly: phase === "trading" && !options.tradeChat,
  // Goods are requested on the market itself.
  phrases: PHRASES.filter((id) => !id.startsWith("seeking-")),
  text: (id) => (chatPhrase as { readonly [id: string]: string | undefined })[id] ?? id,
});
