import type { Mediterranean } from "@sofala/mediterranean";
import type { FullMoment } from "../../../local/moments.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { EndActions } from "./end-actions.tsx";
import { EndPanel } from "./end-panel.tsx";

interface Props {
  readonly stored: StoredGame<Mediterranean>;
  /** All moments of the game. */
  readonly moments: readonly FullMoment<Mediterranean>[];
  /** Shown in the replay. */
  readonly isReplay?: boolean;
}

/** How a game on this device ended. */
export const LocalEnd = ({ stored, moments, isReplay = false }: Props) => (
  <EndPanel
    names={stored.players.map(({ name }) => name)}
    moments={moments}
    actions={<EndActions stored={stored} isReplay={isReplay} />}
    replayAt={(moment) => `/game/${stored.id}/replay?at=${moment}`}
  />
);
