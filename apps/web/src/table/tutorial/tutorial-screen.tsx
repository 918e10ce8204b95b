import type { TutorialText } from "@sofala/text/tutorial";
import { useEffect, useMemo } from "preact/hooks";
import { waitBetweenMoves } from "../../local/bot-pace.ts";
import { navigate, path, query } from "../../router.ts";
import { isMotionReduced } from "../../settings/theme.ts";
import { appText } from "../../text/app-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { useLoaded } from "../../use-loaded.ts";
import type { Course, CourseTypes } from "./lesson.ts";
import { loadProgress, storeProgress } from "./progress.ts";
import { TutorialModel } from "./tutorial-model.ts";
import { TutorialView, type HasLayout, type TutorialTableProps } from "./tutorial-view.tsx";

interface Props<C extends CourseTypes, Models extends HasLayout> extends TutorialTableProps<
  C,
  Models
> {
  readonly course: Course<C>;
  readonly loadText: (tag: string) => Promise<TutorialText>;
}

/** The tutorial of a game, at the stored progress. */
export function TutorialScreen<C extends CourseTypes, Models extends HasLayout>(
  props: Props<C, Models>,
) {
  const { tag } = appText.value;
  const text = useLoaded(() => props.loadText(tag), tag);
  return text === undefined ? <Loading /> : <LoadedTutorial {...props} text={text} />;
}

function LoadedTutorial<C extends CourseTypes, Models extends HasLayout>(
  props: Props<C, Models> & { readonly text: TutorialText },
) {
  const tutorial = useMemo(() => openTutorial(props.course, props.text), []);
  useEffect(() => {
    // Removes `?lesson=` from the address, so that the next visit continues from the stored progress.
    navigate(path.peek(), { replace: true });
    return () => tutorial.close();
  }, [tutorial]);
  return <TutorialView {...props} tutorial={tutorial} />;
}

const openTutorial = <C extends CourseTypes>(
  course: Course<C>,
  { players }: TutorialText,
): TutorialModel<C> =>
  new TutorialModel(loadProgress(course, query.peek().get("lesson")), players, {
    save: storeProgress,
    waitBetweenReplies: () => (isMotionReduced.peek() ? undefined : waitBetweenMoves()),
  });
