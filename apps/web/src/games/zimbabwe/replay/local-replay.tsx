import { OpenReplay } from "../../../table/replay/open-replay.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { openRow } from "../open-row.ts";
import { ReplayView } from "./replay-view.tsx";

const LocalEnd = lazy(() => import("../end/local-end.tsx").then((module) => module.LocalEnd));

/** The replay of a stored local game of Zimbabwe. */
export const LocalReplay = ({ row }: { readonly row: unknown }) => (
  <OpenReplay row={row} openRow={openRow} View={ReplayView} End={LocalEnd} />
);
