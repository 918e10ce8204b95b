import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { useMemo } from "preact/hooks";
import { replayOf } from "../../../host/replay-table.ts";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { pathTo } from "../../../table/online/link.ts";
import { Unopened } from "../../../screens/table/unopened.tsx";
import { online } from "../../../words/online-words.ts";
import { ZimbabweReplay } from "../replay/zimbabwe-replay.tsx";

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
