import { signal } from "@preact/signals";
import type { RulesSection } from "@sofala/text/rules";
import { Dialog } from "../../ui/dialog.tsx";
import { later } from "../../ui/later.tsx";
import { words } from "../../words/words.ts";

const opened = signal<RulesSection | undefined>(undefined);

/** Opens the rules over whatever is on the screen, at a section. */
export function openRules(section: RulesSection): void {
  opened.value = section;
}

const RulesPanel = later(() => import("./rules-panel.tsx").then((module) => module.RulesPanel));

/** Stands once in the app, and loads the rules when they are first opened. */
export function RulesDialog() {
  const section = opened.value;
  return (
    <Dialog
      isOpen={section !== undefined}
      title={words.value.learn.rules}
      onClose={() => {
        opened.value = undefined;
      }}
    >
      {section !== undefined && <RulesPanel section={section} />}
    </Dialog>
  );
}
