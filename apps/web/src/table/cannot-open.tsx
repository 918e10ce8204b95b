import type { Fault } from "@sofala/engine";
import { Frame } from "../frame/frame.tsx";
import { words } from "../text/app-text.ts";

/** A game that is not there or cannot be read: what happened, and a way on. */
export function Unopened({ fault }: { readonly fault: Fault }) {
  const { play } = words.value;
  const isMissing = fault.path.length === 0;
  return (
    <Frame>
      <h1>{isMissing ? play.missing.title : play.unreadable.title}</h1>
      <p>
        {isMissing
          ? play.missing.text
          : play.unreadable.text(`${fault.path.join(".")}: ${fault.reason}`)}
      </p>
      <a class="button primary" href="/games">
        {play.toGames}
      </a>
    </Frame>
  );
}
