import { EMPIRES, type God } from "@sofala/zimbabwe";
import { appText } from "../../text/app-text.ts";
import { LearnCard } from "../learn-card.tsx";
import { EmpireBadge } from "./board/empires.tsx";
import { GodIcon, MonumentIcon } from "./board/piece-icons.tsx";
import { LEVELS } from "./cards.ts";

/** Four that look different. */
const GODS: readonly God[] = ["eshu", "gu", "dziva", "engai"];

/** How to learn The Great Zimbabwe. */
export function LearnCards() {
  const { learn } = appText.value;
  return (
    <>
      <LearnCard
        name={learn.tutorial}
        text={learn.tutorialText}
        buttonLabel={learn.tutorialStart}
        href="/learn/tutorial/zimbabwe"
        isPrimary
      >
        {LEVELS.map((level) => (
          <MonumentIcon key={level} level={level} size="4.25rem" />
        ))}
      </LearnCard>
      <LearnCard
        name={learn.rules}
        text={learn.rulesText}
        buttonLabel={learn.rulesOpen}
        href="/learn/rules/zimbabwe"
      >
        {GODS.map((god) => (
          <GodIcon key={god} god={god} size="2.25rem" />
        ))}
      </LearnCard>
      <LearnCard
        name={learn.firstGame}
        text={learn.firstGameText}
        buttonLabel={learn.firstGameStart}
        href="/new/zimbabwe?for=bots&first-play=yes"
      >
        {EMPIRES.slice(0, 4).map((empire) => (
          <EmpireBadge key={empire} empire={empire} size="2.75rem" />
        ))}
      </LearnCard>
    </>
  );
}
