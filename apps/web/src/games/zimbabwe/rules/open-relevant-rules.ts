import type { ZimbabweSection } from "@sofala/text/rules";
import { openZimbabweRules } from "./open-rules.ts";
import type { TableModels } from "../table-models.ts";
import { SECTION_OF_PHASE, sectionOfRefusal } from "./rules-links.ts";

/** Opens the rules at the last refusal, or else at a section; default: that of the phase. */
export function openRelevantRules(
  { turn, table }: Pick<TableModels, "turn" | "table">,
  fallback: ZimbabweSection = SECTION_OF_PHASE[table.view.peek().phase],
): void {
  const refusal = turn.refusal.peek();
  openZimbabweRules(refusal === undefined ? fallback : sectionOfRefusal(refusal));
}
