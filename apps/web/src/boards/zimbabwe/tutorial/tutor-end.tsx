import type { TutorialText } from "@sofala/text/tutorial";
import { MonumentIcon } from "../board/pieces.tsx";
import { LEVELS } from "../cards.ts";

/** The tutorial is done: a good word, and where to go from here. */
export function TutorEnd({ text }: { readonly text: TutorialText }) {
  const { end } = text;
  return (
    <>
      <div class="said" aria-live="polite">
        <p class="picture" aria-hidden="true">
          {LEVELS.map((level) => (
            <MonumentIcon key={level} level={level} size="100%" />
          ))}
        </p>
        <h3 class="say" tabIndex={-1}>
          {end.title}
        </h3>
        <p>{end.text}</p>
      </div>
      <div class="buttons">
        <a class="button" href="/learn/rules/zimbabwe">
          {end.rules}
        </a>
        <a class="button primary way-on" href="/new/zimbabwe?for=bots&first-play=yes">
          {end.firstGame}
        </a>
      </div>
    </>
  );
}
