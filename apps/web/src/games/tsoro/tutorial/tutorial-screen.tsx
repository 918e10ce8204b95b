import { loadTsoroTutorialText } from "@sofala/text/tsoro";
import { SmallGameTutorial } from "../../../table/small-game/tutorial.tsx";
import { SeatBadge } from "../board/seat-badge.tsx";
import { tsoroGame } from "../tsoro-game.ts";
import { course } from "./lessons.ts";

/** The tutorial of Tsoro yematatu. */
export const Screen = () => (
  <SmallGameTutorial
    game={tsoroGame}
    course={course}
    loadText={loadTsoroTutorialText}
    picture={[0, 1, 2].map((n) => (
      <SeatBadge key={n} seat={0} size="100%" />
    ))}
    loadFirstGame={async () => (await import("../setup.tsx")).lastSetup()}
  />
);
