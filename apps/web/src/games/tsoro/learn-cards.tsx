import { SmallGameLearnCards } from "../small-game-learn-cards.tsx";
import { SeatBadge } from "./board/seat-badge.tsx";
import { BoardThumbnail } from "./board/thumbnail.tsx";

/** How to learn Tsoro yematatu. */
export const LearnCards = () => (
  <SmallGameLearnCards
    game="tsoro"
    picture={<BoardThumbnail view={{ board: "./100/011" }} />}
    SeatBadge={SeatBadge}
    stones={3}
  />
);
