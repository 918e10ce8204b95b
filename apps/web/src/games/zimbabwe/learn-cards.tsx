import { EMPIRES, type God } from "@sofala/zimbabwe";
import { LearnCards as GameLearnCards } from "../learn-cards.tsx";
import { EmpireBadge } from "./board/empires.tsx";
import { GodIcon, MonumentIcon } from "./board/piece-icons.tsx";
import { LEVELS } from "./cards.ts";

/** Four that look different. */
const GODS: readonly God[] = ["eshu", "gu", "dziva", "engai"];

/** How to learn The Great Zimbabwe. */
export const LearnCards = () => (
  <GameLearnCards
    game="zimbabwe"
    pictures={{
      tutorial: LEVELS.map((level) => <MonumentIcon key={level} level={level} size="4.25rem" />),
      rules: GODS.map((god) => <GodIcon key={god} god={god} size="2.25rem" />),
      firstGame: EMPIRES.slice(0, 4).map((empire) => (
        <EmpireBadge key={empire} empire={empire} size="2.75rem" />
      )),
    }}
    firstGameQuery="&first-play=yes"
  />
);
