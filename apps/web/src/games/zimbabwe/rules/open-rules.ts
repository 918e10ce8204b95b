import type { ZimbabweSection } from "@sofala/text/zimbabwe";
import { openRules } from "../../../rules/rules-dialog.tsx";

/** Opens the rules of The Great Zimbabwe in a dialog, at a section. */
export function openZimbabweRules(section: ZimbabweSection): void {
  openRules({ game: "zimbabwe", section });
}
