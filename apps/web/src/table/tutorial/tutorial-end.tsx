import type { TutorialOverviewText } from "@sofala/text/tutorial";
import type { ComponentChildren } from "preact";

interface Props {
  readonly end: TutorialOverviewText["finished"];
  /** The links to the rules and to the set-up of a first game. */
  readonly rules: string;
  readonly firstGame: string;
  /** A comment on a move after the end. */
  readonly nudge?: string | undefined;
  /** The picture above it. */
  readonly children: ComponentChildren;
}

/** The end of the tutorial: congratulations, and where to go next. */
export function TutorialEnd({ end, rules, firstGame, nudge, children }: Props) {
  return (
    <>
      <div class="message" aria-live="polite">
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
