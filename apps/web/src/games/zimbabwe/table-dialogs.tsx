import type { Zimbabwe } from "@sofala/zimbabwe";
import type { LocalTable } from "../../local/local-table.ts";
import { KeysDialog } from "../../table/keys-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { appText } from "../../text/app-text.ts";

export type DialogName = "keys" | "end";

interface Props {
  readonly name: DialogName | undefined;
  readonly table: LocalTable<Zimbabwe>;
  readonly onClose: () => void;
}

const LocalEnd = lazy(() => import("./end/local-end.tsx").then((module) => module.LocalEnd));

/** The dialogs of a local table. */
export function TableDialogs({ name, table, onClose }: Props) {
  const { play } = appText.value;
  switch (name) {
    case undefined:
      return undefined;
    case "keys":
      return <KeysDialog keys={play.keyList} onClose={onClose} />;
    case "end":
      return (
        <Dialog isOpen isWide title={play.results} onClose={onClose}>
          <LocalEnd stored={table.stored.value} moments={table.moments.value} />
        </Dialog>
      );
  }
}
