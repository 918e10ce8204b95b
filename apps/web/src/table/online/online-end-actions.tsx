import type { ComponentChildren } from "preact";
import type { TableClient } from "../../online/table-client.ts";
import { navigate } from "../../router.ts";
import { onlineText } from "../../text/online-text.ts";
import { tablePath } from "./table-link.ts";
import { useTableCommand } from "./use-table-command.ts";

interface Props {
  readonly client: TableClient;
  /** The tooltip of the rematch button. */
  readonly rematchTitle?: string;
  /** Further actions. */
  readonly children: ComponentChildren;
}

/** What to do after a game on a server: a rematch, and further actions. */
export function OnlineEndActions({ client, rematchTitle, children }: Props) {
  const { onlineTable, problem, tableTools } = onlineText.value;
  const { isBusy, failure, send } = useTableCommand(client);
  const { you, rematchTableId: next } = client.info.value;
  const rematch = async () => {
    const done = await send("rematch", {});
    if (done?.tableId !== undefined) navigate(tablePath(done.tableId, undefined));
  };
  return (
    <div class="actions">
      {next !== undefined && (
        <a class="button primary" href={tablePath(next, undefined)}>
          {tableTools.rematch.link}
        </a>
      )}
      {you.seat !== undefined && next === undefined && (
        <button
          type="button"
          class="button primary"
          title={rematchTitle}
          disabled={isBusy.value}
          onClick={() => void rematch()}
        >
          {onlineTable.end.rematch}
        </button>
      )}
      {children}
      <p role="status" class={next === undefined ? "spoken" : ""}>
        {next !== undefined && tableTools.rematch.created}
      </p>
      <p role="alert" class={failure.value ? "" : "spoken"}>
        {failure.value !== undefined && problem(failure.value)}
      </p>
    </div>
  );
}
