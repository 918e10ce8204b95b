import type { Zimbabwe } from "@sofala/zimbabwe";
import type { ReplayTable } from "../../../local/replay-table.ts";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import type { ReplayModel } from "../../../table/replay/replay-model.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { later } from "../../../ui/lazy.tsx";
import { words } from "../../../text/app-text.ts";
import { ContinueDialog } from "./continue-dialog.tsx";
import { startFork } from "./start-fork.ts";

export type ReplayDialog = "continue" | "end" | "keys" | "failed";

interface Props {
  readonly name: ReplayDialog | undefined;
  readonly table: ReplayTable<Zimbabwe>;
  readonly replay: ReplayModel;
  readonly onClose: () => void;
}

const LocalEnd = later(() => import("../end/local-end.tsx").then((module) => module.LocalEnd));

/** What opens over a replay. */
export function ReplayDialogs({ name, table, replay, onClose }: Props) {
  const { common, replay: text } = words.value;
  const { stored } = table;
  const at = replay.at.value;
  switch (name) {
    case undefined:
      return undefined;
    case "continue":
      return (
        <ContinueDialog
          at={at}
          players={stored.players}
          empires={table.now.value.view.seats.map(({ empire }) => empire)}
          onClose={onClose}
          onStart={(players) => startFork({ stored, at, mode: "play", players })}
        />
      );
    case "end":
      return (
        <Dialog isOpen isWide title={text.result} onClose={onClose}>
          <LocalEnd stored={stored} history={table.history.value} isReplay />
        </Dialog>
      );
    case "keys":
      return <KeysDialog keys={text.keyList} onClose={onClose} />;
    case "failed":
      return (
        <Dialog isOpen title={common.broken.title} onClose={onClose}>
          <p>{common.cannotKeep}</p>
        </Dialog>
      );
  }
}
