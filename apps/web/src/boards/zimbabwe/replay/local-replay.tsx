import { zimbabwe } from "@sofala/zimbabwe";
import { useMemo } from "preact/hooks";
import { replayOf } from "../../../host/replay-table.ts";
import { Unopened } from "../../../screens/table/unopened.tsx";
import { ZimbabweReplay } from "./zimbabwe-replay.tsx";

/** A game of Zimbabwe that this device keeps, to be looked at again. */
export function LocalReplay({ row }: { readonly row: unknown }) {
  const opened = useMemo(() => replayOf(zimbabwe, row), [row]);
  return opened.ok ? <ZimbabweReplay table={opened.value} /> : <Unopened fault={opened.error} />;
}
