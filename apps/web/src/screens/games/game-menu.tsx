import { useSignal } from "@preact/signals";
import { reportProblem } from "../../problem-report/report-problem.ts";
import { fileNameOf, recordText } from "../../store/export.ts";
import { removeGame } from "../../store/game-database.ts";
import { parseRow } from "../../local/load-rules.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Popover } from "../../ui/popover.tsx";
import { download } from "../../ui/download.ts";
import { words } from "../../text/app-text.ts";
import "./game-menu.css";
import { noteRemoved } from "./removed-games.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { headOf } from "./row-summary.ts";

interface Props {
  readonly row: unknown;
  readonly isReadable: boolean | undefined;
  readonly onChange: () => Promise<void>;
}

/** What can be done with a game besides playing it. */
export function GameMenu({ row, isReadable, onChange }: Props) {
  const asking = useSignal<"rename" | "remove" | undefined>(undefined);
  const head = headOf(row);
  const name = head.title ?? head.names.join(", ");
  const { games, common } = words.value;
  const close = () => {
    asking.value = undefined;
  };
  const remove = async () => {
    close();
    await removeGame(head.id);
    noteRemoved({ row, name });
    await onChange();
  };
  const saveRecord = async () => {
    const stored = await parseRow(row);
    download(fileNameOf(row), stored.ok ? recordText(stored.value) : JSON.stringify(row));
  };
  return (
    <>
      <Popover
        button={<Icon name="more" />}
        label={games.more(name || games.cannotRead)}
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
                  {item("pencil", games.rename, () => (asking.value = "rename"))}
                </>
              )}
              {item(
                "download",
                isReadable === false ? games.exportRaw : games.export,
                () => void saveRecord(),
              )}
              {isReadable === false &&
                item("report", common.report, () => reportProblem({ raw: row }))}
              {item("bin", games.remove, () => (asking.value = "remove"))}
            </div>
          );
        }}
      </Popover>
      <Dialog
        isOpen={asking.value === "remove"}
        title={games.removeTitle}
        onClose={close}
        actions={
          <>
            <button type="button" class="button" onClick={close}>
              {common.cancel}
            </button>
            <button type="button" class="button danger" onClick={() => void remove()}>
              {games.remove}
            </button>
          </>
        }
      >
        <p>{games.removeText(name || games.cannotRead)}</p>
      </Dialog>
      {asking.value === "rename" && (
        <RenameDialog id={head.id} title={head.title ?? ""} onClose={close} onChange={onChange} />
      )}
    </>
  );
}
