import { appText } from "../../text/app-text.ts";
import type { SideTab } from "../table-layout.tsx";

/** The side tab with a bot's analysis. */
export const analysisTab = (content: SideTab["content"]): SideTab => ({
  id: "analysis",
  name: appText.value.table.analysis,
  icon: "analysis",
  content,
});
