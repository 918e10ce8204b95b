import type { SeenEvent } from "@sofala/mediterranean";

type Kind = SeenEvent["kind"];

/** What is shown of a move. The market and the resolution show their events themselves. */
const SHOWN_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "ability-used",
  "track-flipped",
  "cards-stored",
  "developments-revealed",
  "vote-cast",
  "building-built",
  "development-bought",
  "vp-bought",
]);
/** What is shown where it follows directly from one of these. */
const CONSEQUENCE_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "track-moved",
  "status-moved",
  "culture-line-completed",
]);

/** The events of a move that captions and outlines show; none for most moves in the market. */
export function shownEvents(events: readonly SeenEvent[]): readonly SeenEvent[] {
  let isShown = false;
  return events.filter((event) => {
    isShown = SHOWN_KINDS.has(event.kind) || (isShown && CONSEQUENCE_KINDS.has(event.kind));
    return isShown;
  });
}
