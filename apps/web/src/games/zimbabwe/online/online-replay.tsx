import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { useMemo } from "preact/hooks";
import { replayOf } from "../../../local/replay-table.ts";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { pathTo } from "../../../table/online/table-link.ts";
import { Unopened } from "../../../table/cannot-open.tsx";
import { online } from "../../../text/online-text.ts";
import { ZimbabweReplay } from "../replay/replay-view.tsx";

/** A game that is over, as the server told it: looked at with all the tools of a replay. */
export function OnlineReplay({ table }: { readonly table: RemoteTable<Zimbabwe> }) {
  const { room } = table;
  const replay = useMemo(() => replayOf(zimbabwe, table.stored.peek()), [table]);
  // Moves that were taken back are told, but not shown again.
  const numbering = useMemo(
    () => ({
      nameOf: (moves: number) => table.entriesAt(moves),
      movesAt: (entries: number) => table.momentAt(entries).moves,
    }),
    [table],
  );
  if (!replay.ok) return <Unopened fault={replay.error} />;
  const home = {
    game: pathTo(room.id, room.invite),
    leave: { name: online.value.live.menu.lobby, href: "/online" },
  };
  return <ZimbabweReplay table={replay.value} numbering={numbering} home={home} />;
}
