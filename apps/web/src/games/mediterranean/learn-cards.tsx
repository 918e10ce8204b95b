import type { Good } from "@sofala/mediterranean";
import { LearnCards as GameLearnCards } from "../learn-cards.tsx";
import { GoodIcon } from "./art/good-icon.tsx";
import { MarkIcon, type MarkName } from "./art/mark-icon.tsx";
import { SeatBadge } from "./art/seat-badge.tsx";
import "./learn-cards.css";

/** Four that look different. */
const GOODS: readonly Good[] = ["wine", "dye", "timber", "gold"];
const MARKS: readonly MarkName[] = ["vp", "money", "happiness", "safety"];
const SEATS = [0, 1, 2, 3, 4, 5];

/** How to learn Trading in the Mediterranean. */
export const LearnCards = () => (
  <GameLearnCards
    game="mediterranean"
    pictures={{
      tutorial: SEATS.map((seat) => <SeatBadge key={seat} seat={seat} size="3rem" />),
      rules: GOODS.map((good) => <GoodIcon key={good} good={good} size="2.75rem" />),
      firstGame: MARKS.map((mark) => <MarkIcon key={mark} mark={mark} size="2.5rem" />),
    }}
    firstGameQuery="&clock=none"
  />
);
