import type { ReadonlySignal } from "@preact/signals";
import type { TableError } from "../local/table.ts";
import type { Player } from "../store/stored-game.ts";
import { appText } from "../text/app-text.ts";
import "./error-bar.css";

interface Props {
  readonly table: {
    readonly players: readonly Player[];
    readonly error: ReadonlySignal<TableError | undefined>;
    retry(): void;
  };
}

/** Why the table cannot go on, and what to do. */
export function TableErrorBar({ table }: Props) {
  const error = table.error.value;
  return (
    <div role="alert" class={error === undefined ? "" : "error-bar"}>
      {error !== undefined && (
        <>
          <span>
            {errorText(
              error,
              table.players.map(({ name }) => name),
            )}
          </span>
          <div class="next-steps">
            <button type="button" class="button" onClick={() => table.retry()}>
              {retryLabel(error)}
            </button>
            {error.kind === "deleted-elsewhere" && (
              <a class="button" href="/games">
                {appText.value.play.toGames}
              </a>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function errorText(error: TableError, names: readonly string[]): string {
  const { play } = appText.value;
  switch (error.kind) {
    case "not-stored":
      return play.notStored;
    case "changed-elsewhere":
      return play.changedElsewhere;
    case "deleted-elsewhere":
      return play.deletedElsewhere;
    case "bot-failed":
      return play.botFailed(names[error.seat] ?? "", error.reason);
  }
}

/** The label of the retry button. */
function retryLabel({ kind }: TableError): string {
  const { play, common } = appText.value;
  switch (kind) {
    case "changed-elsewhere":
      return common.close;
    case "deleted-elsewhere":
      return play.restoreGame;
    case "not-stored":
    case "bot-failed":
      return common.tryAgain;
  }
}
