import { loadMarketTutorialText, type MarketTutorialText } from "@sofala/text/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import { useStage } from "../part-views.ts";
import { MediterraneanTutorial } from "./tutorial-view.tsx";
import { keepProgress, recallProgress } from "./progress.ts";
import { TutorialSight } from "./tutorial-table.ts";
import { pause } from "../../../local/bot-pace.ts";
import { navigate, path, query } from "../../../router.ts";
import { isStill } from "../../../settings/theme.ts";
import { Loading } from "../../../ui/loading.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { words } from "../../../text/app-text.ts";

/** The tutorial of Trading in the Mediterranean, where the learner left it. */
export function Screen() {
  const { tag } = words.value;
  const text = useLoaded(() => loadMarketTutorialText(tag), tag);
  return text === undefined ? <Loading /> : <Tutorial text={text} />;
}

function Tutorial({ text }: { readonly text: MarketTutorialText }) {
  const table = useMemo(() => openTutorial(text), []);
  useEffect(() => {
    // A lesson that was asked for is open now; the next visit goes on where this one ends.
    navigate(path.peek(), { replace: true });
    return () => table.close();
  }, [table]);
  if (!useStage(table.sight.peek().view.part)) return <Loading />;
  return <MediterraneanTutorial table={table} text={text} />;
}

const openTutorial = (text: MarketTutorialText): TutorialSight =>
  new TutorialSight(text, recallProgress(query.peek().get("lesson")), {
    keep: keepProgress,
    pause: () => (isStill.peek() ? undefined : pause()),
  });
