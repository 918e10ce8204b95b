import type { TableInfo } from "@sofala/protocol";
import { allMediterraneanText, useMediterraneanText } from "../mediterranean-text.ts";
import { onlineText } from "../../../text/online-text.ts";
import { parseSetupOptions } from "./setup-options.ts";
import { optionTexts } from "./option-texts.ts";

/** The options of an online table, each in a few words. */
export function OptionSummary({ info }: { readonly info: TableInfo }) {
  const hasText = useMediterraneanText();
  if (!hasText) return undefined;
  const isLive = info.pace.kind === "live";
  const texts = optionTexts(
    parseSetupOptions(info.options),
    isLive,
    allMediterraneanText.value.setup,
  );
  return <>{texts.length === 0 ? onlineText.value.waitingRoom.standardRules : texts.join(" · ")}</>;
}
