import { signal } from "@preact/signals";
import type { MediterraneanSection, ZimbabweSection } from "@sofala/text/rules";
import { Dialog } from "../ui/dialog.tsx";
import { lazy } from "../ui/lazy.tsx";
import { appText } from "../text/app-text.ts";
import type { RulesGame } from "./use-rules.ts";

interface RulesLocation {
  readonly game: RulesGame;
  readonly section: string;
}

const openedRules = signal<RulesLocation | undefined>(undefined);

/** Opens the rules of The Great Zimbabwe in a dialog, at a section. */
export function openZimbabweRules(section: ZimbabweSection): void {
  openedRules.value = { game: "zimbabwe", section };
}

/** The same for Trading in the Mediterranean. */
export function openMediterraneanRules(section: MediterraneanSection): void {
  openedRules.value = { game: "mediterranean", section };
}

const RulesPanel = lazy(() => import("./rules-panel.tsx").then((module) => module.RulesPanel));

/** Rendered once in the app; loads the rules when they are first opened. */
export function RulesDialog() {
  const location = openedRules.value;
  return (
    <Dialog
      isOpen={location !== undefined}
      title={appText.value.learn.rules}
      onClose={() => {
        openedRules.value = undefined;
      }}
    >
      {location !== undefined && <RulesPanel {...location} />}
    </Dialog>
  );
}
