import { useEffect, useMemo } from "preact/hooks";
import { Unopened } from "../../screens/table/unopened.tsx";
import { openZimbabwe } from "./open-zimbabwe.ts";
import { ZimbabweTable } from "./zimbabwe-table.tsx";

/** A game of Zimbabwe that this device keeps, to be played. */
export function LocalZimbabwe({ row }: { readonly row: unknown }) {
  const opened = useMemo(() => openZimbabwe(row), [row]);
  useEffect(() => () => (opened.ok ? opened.value.close() : undefined), [opened]);
  return opened.ok ? <ZimbabweTable table={opened.value} /> : <Unopened fault={opened.error} />;
}
