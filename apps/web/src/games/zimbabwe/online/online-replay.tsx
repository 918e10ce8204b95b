import type { Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { OpenOnlineReplay } from "../../../table/replay/open-online-replay.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { openRow } from "../open-row.ts";
import { ReplayView } from "../replay/replay-view.tsx";

const OnlineEnd = lazy(() => import("./online-end.tsx").then((module) => module.OnlineEnd));

/** The replay of a finished online game. */
export const OnlineReplay = ({ table }: { readonly table: RemoteTable<Zimbabwe> }) => (
  <OpenOnlineReplay table={table} openRow={openRow} View={ReplayView} End={OnlineEnd} />
);
