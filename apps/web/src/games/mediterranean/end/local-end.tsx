import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { FullMoment } from "../../../local/moments.ts";
import { LocalEndPanel, type LocalEndProps } from "../../../table/end/local-end.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { MediterraneanEnd } from "./end-panel.tsx";

/** How a game on this device ended. */
export const LocalEnd = (props: LocalEndProps<Mediterranean, FullMoment<Mediterranean>>) => (
  <LocalEndPanel
    {...props}
    game={mediterranean}
    Panel={MediterraneanEnd}
    rematchTitle={allMediterraneanText.value.end.rematchText}
  />
);
