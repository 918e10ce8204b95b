import { mediterranean, type View } from "@sofala/mediterranean";
import type { MediterraneanText } from "@sofala/text/mediterranean";
import type { Talk } from "../../../table/online/chat-phrases.ts";

const PHRASES = mediterranean.chat?.phrases ?? [];

/** How people talk at this moment: while they trade only in set phrases, unless the table lets them write. */
export const talkAt = (
  { phase, options }: Pick<View, "phase" | "options">,
  { phrase }: MediterraneanText,
): Talk => ({
  isHushed: phase === "trading" && !options.tradeChat,
  // Goods are asked for on the market itself.
  phrases: PHRASES.filter((id) => !id.startsWith("seeking-")),
  text: (id) => (phrase as { readonly [id: string]: string | undefined })[id] ?? id,
});
