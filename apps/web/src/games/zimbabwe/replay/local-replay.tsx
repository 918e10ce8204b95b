import { zimbabwe } from "@sofala/zimbabwe";
import { useMemo } from "preact/hooks";
import { openReplay } from "../../../local/replay-table.ts";
import { CannotOpen } from "../../../table/cannot-open.tsx";
import { ReplayView } from "./replay-view.tsx";

/** The replay of a stored local game of Zimbabwe. */
export function LocalReplay({ row }: { readonly row: unknown }) {
  const opened = useMemo(() => openReplay(zimbabwe, row), [row]);
  return opened.ok ? <ReplayView table={opened.value} /> : <CannotOpen fault={opened.error} />;
}
