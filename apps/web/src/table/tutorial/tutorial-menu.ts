import type { TutorText } from "@sofala/text/tutorial";
import { reportProblem } from "../../problem-report/report-problem.ts";
import { appText } from "../../text/app-text.ts";
import type { MenuItem } from "../table-menu.tsx";
import type { TutorialDialog } from "./tutorial-dialogs.tsx";

/** The menu of a tutorial. */
export function tutorialMenu(
  text: TutorText,
  open: (name: TutorialDialog) => void,
  openRules: () => void,
): readonly MenuItem[] {
  const { common, learn, play } = appText.value;
  return [
    { id: "contents", name: text.contents, icon: "order", onSelect: () => open("contents") },
    { id: "rules", name: learn.rules, icon: "rules", onSelect: openRules },
    { id: "keys", name: play.keysTitle, icon: "keys", onSelect: () => open("keys") },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    { id: "report", name: common.reportProblem, icon: "report", onSelect: () => reportProblem() },
    { id: "leave", name: text.leave, icon: "leave", href: "/learn" },
  ];
}
