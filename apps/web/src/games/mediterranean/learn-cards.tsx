import type { Good } from "@sofala/mediterranean";
import { appText } from "../../text/app-text.ts";
import { LearnCard } from "../learn-card.tsx";
import { GoodIcon } from "./art/good-icon.tsx";
import { MarkIcon, type MarkName } from "./art/mark-icon.tsx";
import { SeatBadge } from "./art/seat-badge.tsx";
import "./learn-cards.css";

/** Four that look different. */
const GOODS: readonly Good[] = ["wine", "dye", "timber", "gold"];
const MARKS: readonly MarkName[] = ["vp", "money", "happiness", "safety"];
const SEATS = [0, 1, 2, 3, 4, 5];

/** How to learn Trading in the Mediterranean. */
export function LearnCards() {
  const { learn } = appText.value;
  return (
    <>
      <LearnCard
        name={learn.tutorial}
        text={learn.mediterraneanTutorialText}
        buttonLabel={learn.tutorialStart}
        href="/learn/tutorial/mediterranean"
        isPrimary
      >
        {SEATS.map((seat) => (
          <SeatBadge key={seat} seat={seat} size="3rem" />
        ))}
      </LearnCard>
      <LearnCard
        name={learn.rules}
        text={learn.mediterraneanRulesText}
        buttonLabel={learn.rulesOpen}
        href="/learn/rules/mediterranean"
      >
        {GOODS.map((good) => (
          <GoodIcon key={good} good={good} size="2.75rem" />
        ))}
      </LearnCard>
      <LearnCard
        name={learn.mediterraneanFirstGame}
        text={learn.mediterraneanFirstGameText}
        buttonLabel={learn.firstGameStart}
        href="/new/mediterranean?for=bots&clock=none"
      >
        {MARKS.map((mark) => (
          <MarkIcon key={mark} mark={mark} size="2.5rem" />
        ))}
      </LearnCard>
    </>
  );
}
