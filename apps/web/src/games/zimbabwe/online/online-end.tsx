import type { Zimbabwe } from "@sofala/zimbabwe";
import { OpenOnlineEnd, type OpenOnlineEndProps } from "../../../table/online/online-end.tsx";
import { ZimbabweEnd } from "../end/end-panel.tsx";
import { allZimbabweText } from "../zimbabwe-text.ts";

/** The end of an online game. */
export function OnlineEnd(props: OpenOnlineEndProps<Zimbabwe>) {
  const { end, online } = allZimbabweText.value;
  const isMapDrawn = props.table.client.info.value.options["map"] === undefined;
  return (
    <OpenOnlineEnd
      {...props}
      Panel={ZimbabweEnd}
      rematchTitle={isMapDrawn ? end.rematchText : online.sameMapRematchText}
    />
  );
}
