import type { ZimbabweSection } from "@sofala/text/rules";
import { openRules } from "../../../rules/rules-dialog.tsx";
import type { Models } from "../table-models.ts";
import { SECTION_OF_PHASE, sectionOfRefusal } from "./rules-links.ts";

/** Opens the rules at what was refused last, or else at a section; usually at what is going on. */
export function openRulesAt(
  { turn, table }: Pick<Models, "turn" | "table">,
  usual: ZimbabweSection = SECTION_OF_PHASE[table.view.peek().phase],
): void {
  const refusal = turn.refusal.peek();
  openRules(refusal === undefined ? usual : sectionOfRefusal(refusal));
}
