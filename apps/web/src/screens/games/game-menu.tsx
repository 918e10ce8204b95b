import { useSignal } from "@preact/signals";
import { reportProblem } from "../../problem-report/report-problem.ts";
import { recordFileName, recordText } from "../../store/export.ts";
import { deleteGame } from "../../store/game-database.ts";
import { parseRow } from "../../games/load-rules.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Popover } from "../../ui/popover.tsx";
import { download } from "../../ui/download.ts";
import { allAppText } from "../../text/app-text.ts";
import "./game-menu.css";
import { offerUndo } from "./removed-games.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { summarizeRow } from "./row-summary.ts";

interface Props {
  readonly row: unknown;
  readonly isReadable: boolean | undefined;
  readonly onChange: () => Promise<void>;
}

/** The menu of a stored game. */
export function GameMenu({ row, isReadable, onChange }: Props) {
  const dialog = useSignal<"rename" | "remove" | undefined>(undefined);
  const head = summarizeRow(row);
  const name = head.title ?? head.names.join(", ");
  const { games, common } = allAppText.value;
  const close = () => {
    dialog.value = undefined;
  };
  const remove = async () => {
    close();
    await deleteGame(head.id);
    offerUndo({ row, name });
    await onChange();
  };
  const saveRecord = async () => {
    const stored = await parseRow(row);
    download(recordFileName(row), stored.ok ? recordText(stored.value) : JSON.stringify(row));
  };
  return (
    <>
      <Popover
        button={<Icon name="more" />}
        label={games.more(name || games.unreadableGame)}
        buttonClass="button plain"
        align="end"
      >
        {(shut) => {
          const item = (icon: IconName, text: string, act: () => void) => (
            <button
              type="button"
              class="button plain"
              onClick={() => {
                shut();
                act();
              }}
            >
              <Icon name={icon} />
              {text}
            </button>
          );
          return (
            <div class="game-menu">
              {isReadable !== false && (
                <>
                  <a class="button plain" href={`/game/${head.id}/replay`}>
                    <Icon name="play" />
                    {games.replay}
                  </a>
                  {item("pencil", games.rename, () => (dialog.value = "rename"))}
                </>
              )}
              {item(
                "download",
                isReadable === false ? games.exportRaw : games.export,
                () => void saveRecord(),
              )}
              {isReadable === false &&
                item("report", common.reportProblem, () => reportProblem({ unreadableGame: row }))}
              {item("bin", games.deleteGame, () => (dialog.value = "remove"))}
            </div>
          );
        }}
      </Popover>
      <Dialog
        isOpen={dialog.value === "remove"}
        title={games.deleteTitle}
        onClose={close}
        actions={
          <>
            <button type="button" class="button" onClick={close}>
              {common.cancel}
            </button>
            <button type="button" class="button danger" onClick={() => void remove()}>
              {games.deleteGame}
            </button>
          </>
        }
      >
        <p>{games.deleteText(name || games.unreadableGame)}</p>
      </Dialog>
      {dialog.value === "rename" && (
        <RenameDialog id={head.id} title={head.title ?? ""} onClose={close} onChange={onChange} />
      )}
    </>
  );
}
