import { EMPIRES, type God } from "@sofala/zimbabwe";
import { appText } from "../../text/app-text.ts";
import { LearnCards as GameLearnCards } from "../learn-cards.tsx";
import { EmpireBadge } from "./board/empires.tsx";
import { GodIcon, MonumentIcon } from "./board/piece-icons.tsx";
import { LEVELS } from "./cards.ts";

/** Four that look different. */
const GODS: readonly God[] = ["eshu", "gu", "dziva", "engai"];

/** How to learn The Great Zimbabwe. */
export function LearnCards() {
  const { learn } = appText.value;
  return (
    <GameLearnCards
      game="zimbabwe"
      tutorial={{
        text: learn.tutorialText,
        picture: LEVELS.map((level) => <MonumentIcon key={level} level={level} size="4.25rem" />),
      }}
      rules={{
        text: learn.rulesText,
        picture: GODS.map((god) => <GodIcon key={god} god={god} size="2.25rem" />),
      }}
      firstGame={{
        name: learn.firstGame,
        text: learn.firstGameText,
        query: "&first-play=yes",
        picture: EMPIRES.slice(0, 4).map((empire) => (
          <EmpireBadge key={empire} empire={empire} size="2.75rem" />
        )),
      }}
    />
  );
}
