import type { ComponentChildren } from "preact";
import type { RemoteRoom } from "../../online/table-client.ts";
import { navigate } from "../../router.ts";
import { online } from "../../text/online-text.ts";
import { pathTo } from "./table-link.ts";
import { useAsking } from "./use-table-command.ts";

interface Props {
  readonly room: RemoteRoom;
  /** How the next game will be. */
  readonly rematchTitle?: string;
  /** What there is to do besides. */
  readonly children: ComponentChildren;
}

/** What to do after a game on a server: the next one, and what its table offers. */
export function EndActions({ room, rematchTitle, children }: Props) {
  const { live, problem, sitting } = online.value;
  const { isBusy, failure, ask } = useAsking(room);
  const { you, rematchTableId: next } = room.info.value;
  const rematch = async () => {
    const done = await ask("rematch", {});
    if (done?.tableId !== undefined) navigate(pathTo(done.tableId, undefined));
  };
  return (
    <div class="actions">
      {next !== undefined && (
        <a class="button primary" href={pathTo(next, undefined)}>
          {sitting.rematch.go}
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
          {live.end.rematch}
        </button>
      )}
      {children}
      <p role="status" class={next === undefined ? "spoken" : ""}>
        {next !== undefined && sitting.rematch.called}
      </p>
      <p role="alert" class={failure.value ? "" : "spoken"}>
        {failure.value !== undefined && problem(failure.value)}
      </p>
    </div>
  );
}
