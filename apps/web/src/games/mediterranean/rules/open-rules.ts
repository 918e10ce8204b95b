import type { MediterraneanSection } from "@sofala/text/mediterranean";
import { openRules } from "../../../rules/rules-dialog.tsx";

/** Opens the rules of Trading in the Mediterranean in a dialog, at a section. */
export function openMediterraneanRules(section: MediterraneanSection): void {
  openRules({ game: "mediterranean", section });
}
