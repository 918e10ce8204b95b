import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { EndActions } from "./end-actions.tsx";
import { EndPanel } from "./end-panel.tsx";

interface Props {
  readonly stored: StoredGame<Zimbabwe>;
  /** Of the whole game. */
  readonly moments: readonly Moment<Zimbabwe>[];
  /** The panel is shown in a replay. */
  readonly isReplay?: boolean;
}

/** The end of a local game. */
export function LocalEnd({ stored, moments, isReplay = false }: Props) {
  const seats = moments.at(-1)?.view.seats ?? [];
  return (
    <EndPanel
      names={stored.players.map(({ name }) => name)}
      moments={moments}
      actions={
        <EndActions
          stored={stored}
          empires={seats.map(({ empire }) => empire)}
          moveCount={moments.length - 1}
          isReplay={isReplay}
        />
      }
    />
  );
}
