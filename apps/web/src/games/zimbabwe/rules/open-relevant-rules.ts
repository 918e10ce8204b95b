import type { Refusal, View } from "@sofala/zimbabwe";
import type { ReadonlySignal } from "@preact/signals";
import { openRules } from "../../../rules/rules-dialog.tsx";
import { SECTION_OF_PHASE, sectionOfRefusal } from "./rules-links.ts";

/** A turn, as far as rules are about it. */
interface Turn {
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  readonly table: { readonly view: ReadonlySignal<View> };
}

/** Opens the rules of The Great Zimbabwe in a dialog, at the last refusal, or else at the phase. */
export function openRelevantRules({ refusal, table }: Turn): void {
  const refused = refusal.peek();
  const section =
    refused === undefined ? SECTION_OF_PHASE[table.view.peek().phase] : sectionOfRefusal(refused);
  openRules({ game: "zimbabwe", section });
}
