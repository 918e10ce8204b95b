import { zimbabwe } from "@sofala/zimbabwe";
import { useMemo } from "preact/hooks";
import { replayOf } from "../../../local/replay-table.ts";
import { Unopened } from "../../../table/cannot-open.tsx";
import { ZimbabweReplay } from "./replay-view.tsx";

/** A game of Zimbabwe that this device keeps, to be looked at again. */
export function LocalReplay({ row }: { readonly row: unknown }) {
  const opened = useMemo(() => replayOf(zimbabwe, row), [row]);
  return opened.ok ? <ZimbabweReplay table={opened.value} /> : <Unopened fault={opened.error} />;
}
