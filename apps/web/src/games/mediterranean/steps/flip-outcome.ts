import { OPPOSITE } from "@sofala/mediterranean";
import type {
  BuildingId,
  Edition,
  Idea,
  IdeaTrack,
  OpenCard,
  SeatView,
} from "@sofala/mediterranean";

/** What flipping a board would do. */
export interface FlipOutcome {
  readonly track: IdeaTrack;
  readonly from: SeatView[IdeaTrack];
  readonly to: Idea;
  readonly destroyed: readonly BuildingId[];
  /** Buildings of the other face, which can be built later. */
  readonly unlockedBuildings: readonly BuildingId[];
  /** How many spaces the cards in hand push the marker in total; right is positive. */
  readonly handPush: number;
}

/** What is needed of a seat. */
interface FlipSeat extends Pick<SeatView, IdeaTrack> {
  readonly buildings: readonly BuildingId[];
  readonly hand?: readonly OpenCard[];
}

export function flipOutcome(edition: Edition, seat: FlipSeat, track: IdeaTrack): FlipOutcome {
  const from = seat[track];
  const to = OPPOSITE[from.idea];
  const faces = Object.entries(edition.buildings);
  return {
    track,
    from,
    to,
    destroyed: seat.buildings.filter((id) => edition.buildings[id]?.track === track),
    unlockedBuildings: faces.flatMap(([id, { idea }]) => (idea === to ? [id] : [])),
    handPush: handPushOf(edition, seat.hand ?? [], track),
  };
}

const handPushOf = (edition: Edition, cards: readonly OpenCard[], track: IdeaTrack): number =>
  cards.reduce((sum, { bottom }) => sum + (edition.bottoms[bottom].effect[track] ?? 0), 0);
