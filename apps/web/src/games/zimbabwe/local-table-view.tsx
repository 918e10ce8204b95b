import { useEffect, useMemo } from "preact/hooks";
import { Unopened } from "../../table/cannot-open.tsx";
import { openZimbabwe } from "./open-local-table.ts";
import { ZimbabweTable } from "./opened-table.tsx";

/** A game of Zimbabwe that this device keeps, to be played. */
export function LocalZimbabwe({ row }: { readonly row: unknown }) {
  const opened = useMemo(() => openZimbabwe(row), [row]);
  useEffect(() => () => (opened.ok ? opened.value.close() : undefined), [opened]);
  return opened.ok ? <ZimbabweTable table={opened.value} /> : <Unopened fault={opened.error} />;
}
