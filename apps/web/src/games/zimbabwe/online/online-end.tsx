import type { Zimbabwe } from "@sofala/zimbabwe";
import { OpenOnlineEnd, type OpenOnlineEndProps } from "../../../table/end/online-end.tsx";
import { onlineText } from "../../../text/online-text.ts";
import { ZimbabweEnd } from "../end/end-panel.tsx";

/** The end of an online game. */
export function OnlineEnd(props: OpenOnlineEndProps<Zimbabwe>) {
  const { onlineTable, tableTools } = onlineText.value;
  const isMapDrawn = props.table.client.info.value.options["map"] === undefined;
  return (
    <OpenOnlineEnd
      {...props}
      Panel={ZimbabweEnd}
      rematchTitle={isMapDrawn ? onlineTable.end.rematchText : tableTools.rematch.sameMapText}
    />
  );
}
