import { signal } from "@preact/signals";
import type { MediterraneanSection, ZimbabweSection } from "@sofala/text/rules";
import { Dialog } from "../ui/dialog.tsx";
import { later } from "../ui/lazy.tsx";
import { words } from "../text/app-text.ts";
import type { RulesGame } from "./use-rules.ts";

interface Place {
  readonly game: RulesGame;
  readonly section: string;
}

const opened = signal<Place | undefined>(undefined);

/** Opens the rules of The Great Zimbabwe over whatever is on the screen, at a section. */
export function openRules(section: ZimbabweSection): void {
  opened.value = { game: "zimbabwe", section };
}

/** The same for Trading in the Mediterranean. */
export function openMediterraneanRules(section: MediterraneanSection): void {
  opened.value = { game: "mediterranean", section };
}

const RulesPanel = later(() => import("./rules-panel.tsx").then((module) => module.RulesPanel));

/** Stands once in the app, and loads the rules when they are first opened. */
export function RulesDialog() {
  const place = opened.value;
  return (
    <Dialog
      isOpen={place !== undefined}
      title={words.value.learn.rules}
      onClose={() => {
        opened.value = undefined;
      }}
    >
      {place !== undefined && <RulesPanel {...place} />}
    </Dialog>
  );
}
