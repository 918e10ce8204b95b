import {
  loadMediterraneanTutorialText,
  type MediterraneanTutorialText,
} from "@sofala/text/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import { usePartViewLoaded } from "../part-views.ts";
import { TutorialView } from "./tutorial-view.tsx";
import { storeProgress, loadProgress } from "./progress.ts";
import { TutorialTable } from "./tutorial-table.ts";
import { waitBetweenMoves } from "../../../local/bot-pace.ts";
import { navigate, path, query } from "../../../router.ts";
import { isMotionReduced } from "../../../settings/theme.ts";
import { Loading } from "../../../ui/loading.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { appText } from "../../../text/app-text.ts";

/** The tutorial of Trading in the Mediterranean, at the learner's progress. */
export function Screen() {
  const { tag } = appText.value;
  const text = useLoaded(() => loadMediterraneanTutorialText(tag), tag);
  return text === undefined ? <Loading /> : <LoadedTutorial text={text} />;
}

function LoadedTutorial({ text }: { readonly text: MediterraneanTutorialText }) {
  const table = useMemo(() => openTutorial(text), []);
  useEffect(() => {
    // Removes `?lesson` from the address, so that the next visit continues with the stored progress.
    navigate(path.peek(), { replace: true });
    return () => table.close();
  }, [table]);
  if (!usePartViewLoaded(table.observerView.peek().view.part)) return <Loading />;
  return <TutorialView table={table} text={text} />;
}

const openTutorial = (text: MediterraneanTutorialText): TutorialTable =>
  new TutorialTable(text, loadProgress(query.peek().get("lesson")), {
    save: storeProgress,
    waitBetweenReplies: () => (isMotionReduced.peek() ? undefined : waitBetweenMoves()),
  });
