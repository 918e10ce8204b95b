import { OPPOSITE } from "@sofala/mediterranean";
import type {
  BuildingId,
  Edition,
  Idea,
  IdeaTrack,
  OpenCard,
  SeatView,
} from "@sofala/mediterranean";

/** What turning a board over would do. */
export interface Flip {
  readonly track: IdeaTrack;
  readonly from: SeatView[IdeaTrack];
  readonly to: Idea;
  readonly destroyed: readonly BuildingId[];
  /** Buildings of the other face, which may stand there later. */
  readonly ahead: readonly BuildingId[];
  /** Spaces that the cards in hand push the marker together; right is positive. */
  readonly push: number;
}

/** What of a seat is looked at. */
interface Boards extends Pick<SeatView, IdeaTrack> {
  readonly buildings: readonly BuildingId[];
  readonly hand?: readonly OpenCard[];
}

export function flipOf(edition: Edition, seat: Boards, track: IdeaTrack): Flip {
  const from = seat[track];
  const to = OPPOSITE[from.idea];
  const faces = Object.entries(edition.buildings);
  return {
    track,
    from,
    to,
    destroyed: seat.buildings.filter((id) => edition.buildings[id]?.track === track),
    ahead: faces.flatMap(([id, { idea }]) => (idea === to ? [id] : [])),
    push: pushOf(edition, seat.hand ?? [], track),
  };
}

const pushOf = (edition: Edition, cards: readonly OpenCard[], track: IdeaTrack): number =>
  cards.reduce((sum, { bottom }) => sum + (edition.bottoms[bottom].effect[track] ?? 0), 0);
