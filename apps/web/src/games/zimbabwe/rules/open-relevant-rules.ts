import type { TableModels } from "../table-models.ts";
import { openZimbabweRules } from "./open-rules.ts";
import { SECTION_OF_PHASE, sectionOfRefusal } from "./rules-links.ts";

/** Opens the rules at the last refusal, or else at the phase. */
export function openRelevantRules({ turn, table }: Pick<TableModels, "turn" | "table">): void {
  const refusal = turn.refusal.peek();
  openZimbabweRules(
    refusal === undefined ? SECTION_OF_PHASE[table.view.peek().phase] : sectionOfRefusal(refusal),
  );
}
