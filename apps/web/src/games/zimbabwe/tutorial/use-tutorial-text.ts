import { loadTutorialText, type TutorialText } from "@sofala/text/tutorial";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { words } from "../../../text/app-text.ts";

/** The words of the tutorial in the language of the app; undefined until they came. */
export function useTutorialText(): TutorialText | undefined {
  const { tag } = words.value;
  return useLoaded(() => loadTutorialText(tag), tag);
}
