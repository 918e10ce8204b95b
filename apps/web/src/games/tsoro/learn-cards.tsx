import { LearnCards as GameLearnCards } from "../learn-cards.tsx";
import { SeatBadge } from "./board/seat-badge.tsx";
import { BoardThumbnail } from "./board/thumbnail.tsx";
import "./learn-cards.css";

/** How to learn Tsoro yematatu. */
export const LearnCards = () => (
  <GameLearnCards
    game="tsoro"
    pictures={{
      tutorial: (
        <span class="tsoro-picture">
          <BoardThumbnail view={{ board: "./100/011" }} />
        </span>
      ),
      rules: [0, 1].map((seat) => <SeatBadge key={seat} seat={seat} size="2.75rem" />),
      firstGame: [0, 1, 2].map((n) => <SeatBadge key={n} seat={0} size="2.75rem" />),
    }}
  />
);
