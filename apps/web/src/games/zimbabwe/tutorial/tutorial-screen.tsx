import { useEffect, useMemo } from "preact/hooks";
import { storeProgress, loadProgress } from "./progress.ts";
import { TutorialTable } from "./tutorial-table.ts";
import { TutorialView } from "./tutorial-view.tsx";
import { waitBetweenMoves } from "../../../local/bot-pace.ts";
import { navigate, path, query } from "../../../router.ts";
import { isMotionReduced } from "../../../settings/theme.ts";
import { Loading } from "../../../ui/loading.tsx";
import { appText } from "../../../text/app-text.ts";
import { loadZimbabweTutorialText, type ZimbabweTutorialText } from "@sofala/text/tutorial";
import { useLoaded } from "../../../ui/use-loaded.ts";

/** The tutorial of The Great Zimbabwe, at the stored progress. */
export function Screen() {
  const text = useTutorialText();
  const table = useMemo(openTutorial, []);
  useEffect(() => {
    // Removes `?lesson=` from the address, so that the next visit continues from the stored progress.
    navigate(path.peek(), { replace: true });
    return () => table.close();
  }, [table]);
  return text === undefined ? <Loading /> : <TutorialView table={table} text={text} />;
}

function openTutorial(): TutorialTable {
  const { empire } = appText.value.zimbabwe;
  return new TutorialTable([empire.kilwa, empire.zulu], loadProgress(query.peek().get("lesson")), {
    save: storeProgress,
    waitBetweenReplies: () => (isMotionReduced.peek() ? undefined : waitBetweenMoves()),
  });
}

/** The tutorial's text in the language of the app; undefined until it is loaded. */
function useTutorialText(): ZimbabweTutorialText | undefined {
  const { tag } = appText.value;
  return useLoaded(() => loadZimbabweTutorialText(tag), tag);
}
