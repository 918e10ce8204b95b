import type { Zimbabwe } from "@sofala/zimbabwe";
import type { ReplayTable } from "../../../local/replay-table.ts";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import type { ReplayModel } from "../../../table/replay/replay-model.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { appText } from "../../../text/app-text.ts";
import { ContinueDialog } from "./continue-dialog.tsx";
import { startFork } from "../../../local/start-fork.ts";

export type ReplayDialog = "continue" | "end" | "keys" | "failed";

interface Props {
  readonly name: ReplayDialog | undefined;
  readonly table: ReplayTable<Zimbabwe>;
  readonly replay: ReplayModel;
  readonly onClose: () => void;
}

const LocalEnd = lazy(() => import("../end/local-end.tsx").then((module) => module.LocalEnd));

/** The dialogs of a replay. */
export function ReplayDialogs({ name, table, replay, onClose }: Props) {
  const { common, replay: text } = appText.value;
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
          empires={table.currentMoment.value.view.seats.map(({ empire }) => empire)}
          onClose={onClose}
          onStart={(players) => startFork({ stored, at, mode: "play", players })}
        />
      );
    case "end":
      return (
        <Dialog isOpen isWide title={text.result} onClose={onClose}>
          <LocalEnd stored={stored} moments={table.moments.value} isReplay />
        </Dialog>
      );
    case "keys":
      return <KeysDialog keys={text.keyList} onClose={onClose} />;
    case "failed":
      return (
        <Dialog isOpen title={common.crashed.title} onClose={onClose}>
          <p>{common.gameNotStored}</p>
        </Dialog>
      );
  }
}
