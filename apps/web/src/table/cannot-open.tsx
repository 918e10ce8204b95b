import type { Fault } from "@sofala/engine";
import { Frame } from "../frame/frame.tsx";
import { appText } from "../text/app-text.ts";

/** A game that does not exist or cannot be read: what happened, and where to go. */
export function CannotOpen({ fault }: { readonly fault: Fault }) {
  const { play } = appText.value;
  const isMissing = fault.path.length === 0;
  return (
    <Frame>
      <h1>{isMissing ? play.gameNotFound.title : play.unreadable.title}</h1>
      <p>
        {isMissing
          ? play.gameNotFound.text
          : play.unreadable.text(`${fault.path.join(".")}: ${fault.reason}`)}
      </p>
      <a class="button primary" href="/games">
        {play.toGames}
      </a>
    </Frame>
  );
}
