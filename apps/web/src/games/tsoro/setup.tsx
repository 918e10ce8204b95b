import { tsoro as rules } from "@sofala/tsoro";
import { setupWithoutOptions } from "../../setup/game-setup.ts";
import { SetupScreen } from "../../setup/setup-screen.tsx";
import { lastSetupOf } from "../../setup/start-game.ts";
import { SeatBadge } from "./board/seat-badge.tsx";
import { tsoro } from "./index.ts";

const setup = setupWithoutOptions(rules, tsoro);

export const lastSetup = () => lastSetupOf(setup);

/** The set-up of a new game: who plays. */
export const Screen = () => <SetupScreen game={setup} SeatBadge={SeatBadge} />;
