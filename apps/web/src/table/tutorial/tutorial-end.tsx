import type { CourseText } from "@sofala/text/tutorial";
import type { ComponentChildren } from "preact";

interface Props {
  readonly end: CourseText["end"];
  /** Where the rules are read, and where a first game is set up. */
  readonly rules: string;
  readonly firstGame: string;
  /** A word about a move after the end. */
  readonly nudge?: string | undefined;
  /** The picture above it. */
  readonly children: ComponentChildren;
}

/** The tutorial is done: a good word, and where to go from here. */
export function TutorEnd({ end, rules, firstGame, nudge, children }: Props) {
  return (
    <>
      <div class="said" aria-live="polite">
        <p class="picture" aria-hidden="true">
          {children}
        </p>
        <h3 class="say" tabIndex={-1}>
          {end.title}
        </h3>
        <p>{end.text}</p>
        {nudge !== undefined && <p class="nudge">{nudge}</p>}
      </div>
      <div class="buttons">
        <a class="button" href={rules}>
          {end.rules}
        </a>
        <a class="button primary way-on" href={firstGame}>
          {end.firstGame}
        </a>
      </div>
    </>
  );
}
