import { useEffect, useMemo } from "preact/hooks";
import type { TableClient } from "../../online/table-client.ts";
import { query } from "../../router.ts";
import { onlineText } from "../../text/online-text.ts";
import { Banner } from "../online/banner.tsx";
import { copyMomentLink, momentHintText } from "../online/copy-link.ts";
import { tablePath } from "../online/table-link.ts";
import { useToast } from "../online/use-toast.ts";
import type { ReplayContext } from "./replay-view.tsx";
import type { MomentNumbering } from "./use-moment-address.ts";

/** Addresses name moments by the length of the log, which only grows. */
interface EntryNumbering extends MomentNumbering {
  /** Why the moment after this number of entries cannot be shown exactly. */
  readonly hintAt: (entries: number) => "taken-back" | "not-yet" | undefined;
}

/** What a server adds to a replay: links to its moments, and hints about them. */
export function useOnlineReplayContext(
  client: TableClient,
  makeNumbering: () => EntryNumbering,
): ReplayContext {
  const [toast, showToast] = useToast();
  const numbering = useMemo(makeNumbering, [client]);
  useEffect(() => {
    const hint = numbering.hintAt(Number(query.peek().get("at")));
    if (hint !== undefined) showToast(momentHintText(hint));
  }, [client]);
  const { onlineTable, tableTools } = onlineText.value;
  return {
    numbering,
    links: {
      game: tablePath(client.id, client.invite),
      leave: { name: onlineTable.menu.lobby, href: "/online" },
    },
    menuItems: (at) => [
      {
        id: "moment",
        name: tableTools.momentLink.copyLink,
        icon: "link",
        onSelect: () => void copyMomentLink(client, numbering.toAddress(at())).then(showToast),
      },
    ],
    banners: toast.value !== undefined && <Banner>{toast.value}</Banner>,
  };
}
