import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { entryCountAt, moveCountAt } from "../../../online/moment-links.ts";
import { query } from "../../../router.ts";
import { copyMomentLink } from "../../../table/online/copy-link.ts";
import { tablePath } from "../../../table/online/table-link.ts";
import { useToast } from "../../../table/online/use-toast.ts";
import type { ReplayLinks } from "../../../table/replay/replay-menu.ts";
import type { MomentNumbering } from "../../../table/replay/use-moment-address.ts";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { onlineText } from "../../../text/online-text.ts";

interface OnlineReplayProps {
  /** Addresses name moments by the length of the log, which only grows. */
  readonly numbering: MomentNumbering;
  readonly links: ReplayLinks;
  readonly extraItems: readonly MenuItem[];
  /** A short message (toast). */
  readonly message: string | undefined;
}

/** The props that every replay of an online game needs; `at` returns the shown moment. */
export function useOnlineReplay(
  table: RemoteHiddenTable<Mediterranean>,
  at: () => number,
): OnlineReplayProps {
  const { client } = table;
  const [toast, showToast] = useToast();
  const numbering = useMemo((): MomentNumbering => {
    const observedMoves = table.observedMoves.peek();
    const { entryCount } = client.info.peek();
    return {
      toAddress: (moves) => entryCountAt(observedMoves, moves, entryCount),
      fromAddress: (entries) => moveCountAt(observedMoves, entries),
    };
  }, [table]);
  useEffect(() => {
    const hint = table.hintAt(Number(query.peek().get("at")));
    const { takenBack, notYet } = onlineText.value.tableTools.momentLink;
    if (hint !== undefined) showToast(hint === "not-yet" ? notYet : takenBack);
  }, [table]);
  const { onlineTable, tableTools } = onlineText.value;
  return {
    numbering,
    links: {
      game: tablePath(client.id, client.invite),
      leave: { name: onlineTable.menu.lobby, href: "/online" },
    },
    extraItems: [
      {
        id: "moment",
        name: tableTools.momentLink.copyLink,
        icon: "link",
        onSelect: () => void copyMomentLink(client, numbering.toAddress(at())).then(showToast),
      },
    ],
    message: toast.value,
  };
}
