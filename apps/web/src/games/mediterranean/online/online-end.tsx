import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { HiddenOnlineEnd } from "../../../table/online/hidden-online-end.tsx";
import { MediterraneanEnd } from "../end/end-panel.tsx";

interface Props {
  readonly table: RemoteHiddenTable<Mediterranean>;
}

/** The end of an online game. */
export const OnlineEnd = ({ table }: Props) => (
  <HiddenOnlineEnd rules={mediterranean} table={table} Panel={MediterraneanEnd} />
);
