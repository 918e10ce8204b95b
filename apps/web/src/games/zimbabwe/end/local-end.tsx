import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { EndActions } from "./end-actions.tsx";
import { EndPanel } from "./end-panel.tsx";

interface Props {
  readonly stored: StoredGame<Zimbabwe>;
  /** Of the whole game. */
  readonly history: readonly Moment<Zimbabwe>[];
  /** The game is looked at again already. */
  readonly isReplay?: boolean;
}

/** The end of a game on this device. */
export function LocalEnd({ stored, history, isReplay = false }: Props) {
  const seats = history.at(-1)?.view.seats ?? [];
  return (
    <EndPanel
      names={stored.players.map(({ name }) => name)}
      history={history}
      actions={
        <EndActions
          stored={stored}
          empires={seats.map(({ empire }) => empire)}
          moves={history.length - 1}
          isReplay={isReplay}
        />
      }
    />
  );
}
