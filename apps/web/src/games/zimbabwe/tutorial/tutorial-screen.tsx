import { useEffect, useMemo } from "preact/hooks";
import { keepProgress, recallProgress } from "./stored-progress.ts";
import { TutorialTable } from "./tutorial-table.ts";
import { useTutorialText } from "./use-tutorial-text.ts";
import { ZimbabweTutorial } from "./tutorial-view.tsx";
import { pause } from "../../../local/bot-pace.ts";
import { navigate, path, query } from "../../../router.ts";
import { isStill } from "../../../settings/theme.ts";
import { Loading } from "../../../ui/loading.tsx";
import { words } from "../../../text/app-text.ts";

/** The tutorial of The Great Zimbabwe, where the learner left it. */
export function Screen() {
  const text = useTutorialText();
  const table = useMemo(openTutorial, []);
  useEffect(() => {
    // A lesson that was asked for is open now; the next visit goes on where this one ends.
    navigate(path.peek(), { replace: true });
    return () => table.close();
  }, [table]);
  return text === undefined ? <Loading /> : <ZimbabweTutorial table={table} text={text} />;
}

function openTutorial(): TutorialTable {
  const { empire } = words.value.zimbabwe;
  return new TutorialTable(
    [empire.kilwa, empire.zulu],
    recallProgress(query.peek().get("lesson")),
    {
      keep: keepProgress,
      pause: () => (isStill.peek() ? undefined : pause()),
    },
  );
}
