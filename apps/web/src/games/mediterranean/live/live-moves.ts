import { computed, effect, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { Mediterranean, SeenEvent } from "@sofala/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { MovePlayback, type ShownMoment } from "../../../table/live/move-playback.ts";
import { isOwnMove, showTime } from "../../../table/live/start-playback.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import type { TableModel } from "../table-model.ts";
import { changesSince, type Changes } from "./changes.ts";
import { shownEvents } from "./shown-events.ts";

type Observed = ObservedMove<Mediterranean>;

/** A move as the observer saw it, and how many moves came before it. */
interface ObservedMoment extends ShownMoment {
  readonly lastMove?: Observed;
}

/** What happens when everybody has decided. */
const JOINT_KINDS: ReadonlySet<SeenEvent["kind"]> = new Set<SeenEvent["kind"]>([
  "track-flipped",
  "developments-revealed",
]);
/** The last caption stays so many times as long as a move is shown; it lies over the choices. */
const READ_FACTOR = 4;

/**
 * Shows the moves of others outside the market and the resolution, in captions and by outlines of what changed. Captions
 * follow behind; the table is always the current one.
 */
export class LiveMoves {
  readonly playback: MovePlayback<ObservedMoment>;
  /** What others changed since my last decision. */
  readonly changes: ReadonlySignal<Changes | undefined>;
  private readonly table: TableModel;
  private readonly stopClearing: () => void;

  constructor(model: TableModel) {
    this.table = model;
    const { table } = model;
    this.playback = new MovePlayback<ObservedMoment>({
      table: { moments: momentsOf(table.observedMoves) },
      isMyTurn: model.isMyTurn,
      isOwn: ({ lastMove }) => isOwnMove(table, model.me.peek(), lastMove?.actor),
      isShown: ({ lastMove }) => captionedEvents(lastMove?.events ?? []).length > 0,
      // In the market captions do not queue: its clock runs, and `s` stores a card.
      showTime: () => (model.phase.peek() === "trading" ? 0 : showTime()),
    });
    this.changes = computed(() => {
      const me = model.me.value;
      return me === undefined ? undefined : changesSince(table.observedMoves.value, me);
    });
    this.stopClearing = effect(() => this.clearCaption());
  }

  /** What a move did, in sentences. */
  captionOf(moment: number): readonly string[] {
    const { sentences } = mediterraneanText.value;
    return captionedEvents(this.moveAt(moment)?.events ?? []).map((event) =>
      sentences.event(event, this.table.names),
    );
  }

  /** Who moved; nobody if the caption tells what others decided before, or what was drawn. */
  captionSeat(moment: number): Seat | undefined {
    const { actor, events = [] } = this.moveAt(moment) ?? {};
    const isOwn = (event: SeenEvent) =>
      !JOINT_KINDS.has(event.kind) || ("seat" in event && event.seat === actor);
    return typeof actor === "number" && captionedEvents(events).every(isOwn) ? actor : undefined;
  }

  dispose(): void {
    this.stopClearing();
    this.playback.dispose();
  }

  private moveAt(moment: number): Observed | undefined {
    return this.table.table.observedMoves.peek()[moment - 1];
  }

  private clearCaption(): (() => void) | undefined {
    const { captioned, playing } = this.playback;
    if (captioned.value === undefined || playing.value !== undefined) return undefined;
    const timer = setTimeout(() => (captioned.value = undefined), READ_FACTOR * showTime());
    return () => clearTimeout(timer);
  }
}

/** A caption of cards that are stored would lie over the offers; the seat has an outline. */
const captionedEvents = (events: readonly SeenEvent[]): readonly SeenEvent[] =>
  shownEvents(events).filter(({ kind }) => kind !== "cards-stored");

/** The moments after each move; those of unchanged moves stay the same objects. */
function momentsOf(
  observedMoves: ReadonlySignal<readonly Observed[]>,
): ReadonlySignal<readonly ObservedMoment[]> {
  let known: readonly ObservedMoment[] = [{ moveCount: 0 }];
  return computed(() => {
    const moves = observedMoves.value;
    const changed = moves.findIndex((move, at) => known[at + 1]?.lastMove !== move);
    const from = changed === -1 ? moves.length : changed;
    const added = moves.slice(from).map((lastMove, n) => ({ moveCount: from + n + 1, lastMove }));
    known = [...known.slice(0, from + 1), ...added];
    return known;
  });
}
