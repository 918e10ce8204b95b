import type { Zimbabwe } from "@sofala/zimbabwe";
import type { LocalTable } from "../../local/local-table.ts";
import { KeysDialog } from "../../table/keys-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { later } from "../../ui/lazy.tsx";
import { words } from "../../text/app-text.ts";

export type DialogName = "keys" | "end";

interface Props {
  readonly name: DialogName | undefined;
  readonly table: LocalTable<Zimbabwe>;
  readonly onClose: () => void;
}

const LocalEnd = later(() => import("./end/local-end.tsx").then((module) => module.LocalEnd));

/** What opens over the table. */
export function TableDialogs({ name, table, onClose }: Props) {
  const { play } = words.value;
  switch (name) {
    case undefined:
      return undefined;
    case "keys":
      return <KeysDialog keys={play.keyList} onClose={onClose} />;
    case "end":
      return (
        <Dialog isOpen isWide title={play.results} onClose={onClose}>
          <LocalEnd stored={table.stored.value} history={table.history.value} />
        </Dialog>
      );
  }
}
