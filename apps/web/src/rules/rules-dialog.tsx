import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { Dialog } from "../ui/dialog.tsx";
import { appText } from "../text/app-text.ts";

/** A place in the rules; by default, the beginning of the rules of the default game. */
export interface RulesLocation {
  readonly game?: string | undefined;
  readonly section?: string | undefined;
}

const openedRules = signal<RulesLocation | undefined>(undefined);

/** Opens the rules of a game in a dialog. */
export function openRules(location: RulesLocation): void {
  openedRules.value = location;
}

interface Props {
  /** Shows the rules at a place. */
  readonly Panel: ComponentType<RulesLocation>;
}

/** Rendered once in the app; loads the rules when they are first opened. */
export function RulesDialog({ Panel }: Props) {
  const location = openedRules.value;
  return (
    <Dialog
      isOpen={location !== undefined}
      title={appText.value.learn.rules}
      onClose={() => {
        openedRules.value = undefined;
      }}
    >
      {location !== undefined && <Panel {...location} />}
    </Dialog>
  );
}
