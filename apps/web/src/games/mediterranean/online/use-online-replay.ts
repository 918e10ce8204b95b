import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { RemoteSight } from "../../../online/remote-hidden-table.ts";
import { entriesAt, movesAt } from "../../../online/moment-links.ts";
import { query } from "../../../router.ts";
import { copyMoment } from "../../../table/online/copy-link.ts";
import { pathTo } from "../../../table/online/table-link.ts";
import { useSaid } from "../../../table/online/use-toast.ts";
import type { ReplayHome } from "../../../table/replay/replay-menu.ts";
import type { Numbering } from "../../../table/replay/use-moment-address.ts";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { online } from "../../../text/online-text.ts";

interface ReplayOf {
  /** Moments are named by the length of the log, which only grows. */
  readonly numbering: Numbering;
  readonly home: ReplayHome;
  readonly items: readonly MenuItem[];
  /** A word in passing. */
  readonly said: string | undefined;
}

/** What goes with looking at a game that a server keeps; `at` tells which moment is looked at. */
export function useReplayOf(table: RemoteSight<Mediterranean>, at: () => number): ReplayOf {
  const { room } = table;
  const [said, say] = useSaid();
  const numbering = useMemo((): Numbering => {
    const told = table.told.peek();
    const { entryCount } = room.info.peek();
    return {
      nameOf: (moves) => entriesAt(told, moves, entryCount),
      movesAt: (entries) => movesAt(told, entries),
    };
  }, [table]);
  useEffect(() => {
    const hint = table.hintAt(Number(query.peek().get("at")));
    const { takenBack, notYet } = online.value.sitting.moment;
    if (hint !== undefined) say(hint === "not-yet" ? notYet : takenBack);
  }, [table]);
  const { live, sitting } = online.value;
  return {
    numbering,
    home: {
      game: pathTo(room.id, room.invite),
      leave: { name: live.menu.lobby, href: "/online" },
    },
    items: [
      {
        id: "moment",
        name: sitting.moment.copyLink,
        icon: "link",
        onSelect: () => void copyMoment(room, numbering.nameOf(at())).then(say),
      },
    ],
    said: said.value,
  };
}
