import type { Mediterranean } from "@sofala/mediterranean";
import type { Past } from "../../../local/moments.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { EndActions } from "./end-actions.tsx";
import { EndPanel } from "./end-panel.tsx";

interface Props {
  readonly stored: StoredGame<Mediterranean>;
  /** Of the whole game. */
  readonly history: readonly Past<Mediterranean>[];
  /** The game is looked at again already. */
  readonly isReplay?: boolean;
}

/** How a game on this device ended. */
export const LocalEnd = ({ stored, history, isReplay = false }: Props) => (
  <EndPanel
    names={stored.players.map(({ name }) => name)}
    moments={history}
    actions={<EndActions stored={stored} isReplay={isReplay} />}
    replayAt={(moment) => `/game/${stored.id}/replay?at=${moment}`}
  />
);
