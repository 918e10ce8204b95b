import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { useMemo } from "preact/hooks";
import { openReplay } from "../../../local/replay-table.ts";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { tablePath } from "../../../table/online/table-link.ts";
import { CannotOpen } from "../../../table/cannot-open.tsx";
import { onlineText } from "../../../text/online-text.ts";
import { ReplayView } from "../replay/replay-view.tsx";

/** The replay of a finished online game. */
export function OnlineReplay({ table }: { readonly table: RemoteTable<Zimbabwe> }) {
  const { client } = table;
  const replay = useMemo(() => openReplay(zimbabwe, table.stored.peek()), [table]);
  // Addresses count log entries, including moves that were taken back; a replay counts moves.
  const numbering = useMemo(
    () => ({
      toAddress: (moves: number) => table.entryCountAt(moves),
      fromAddress: (entries: number) => table.momentAt(entries).moves,
    }),
    [table],
  );
  if (!replay.ok) return <CannotOpen fault={replay.error} />;
  const links = {
    game: tablePath(client.id, client.invite),
    leave: { name: onlineText.value.onlineTable.menu.lobby, href: "/online" },
  };
  return <ReplayView table={replay.value} numbering={numbering} links={links} />;
}
