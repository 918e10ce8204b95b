import type { TableInfo } from "@sofala/protocol";
import { mediterraneanWords, useMediterraneanWords } from "../mediterranean-text.ts";
import { online } from "../../../text/online-text.ts";
import { readOptions } from "./remembered-setup.ts";
import { marketTexts } from "./option-texts.ts";

/** What a table of the Mediterranean agreed on, each in a few words. */
export function MarketOptions({ info }: { readonly info: TableInfo }) {
  const hasWords = useMediterraneanWords();
  if (!hasWords) return undefined;
  const isLive = info.pace.kind === "live";
  const texts = marketTexts(readOptions(info.options), isLive, mediterraneanWords.value.setup);
  return <>{texts.length === 0 ? online.value.waiting.plain : texts.join(" · ")}</>;
}
