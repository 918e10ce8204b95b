import { tsoro as rules } from "@sofala/tsoro";
import { GameSetup } from "../../setup/game-setup.ts";
import { SetupScreen } from "../../setup/setup-screen.tsx";
import { lastSetupOf } from "../../setup/start-game.ts";
import { SeatBadge } from "./board/seat-badge.tsx";
import { tsoro } from "./index.ts";

const setup = new GameSetup({
  rules,
  ui: tsoro,
  storageKey: "sofala-tsoro-setup",
  playersOnOneDevice: ["person", "person"],
  parseOptions: () => ({}),
  begin: (_setup, seed) => ({ options: {}, seed }),
});

export const lastSetup = () => lastSetupOf(setup);

/** The set-up of a new game: who plays. There are no options. */
export const Screen = () => <SetupScreen game={setup} SeatBadge={SeatBadge} />;
