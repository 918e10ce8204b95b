import type { Game, GameTypes } from "@sofala/engine";
import type { FunctionComponent } from "preact";
import type { LoadedGame } from "../../local/load-game.ts";
import type { FullMoment } from "../../local/moments.ts";
import { entryCountAt } from "../../online/moment-links.ts";
import type { RemoteHiddenTable } from "../../online/remote-hidden-table.ts";
import { Loading } from "../../ui/loading.tsx";
import { onlineText } from "../../text/online-text.ts";
import type { EndProps } from "../end/end-panel.tsx";
import { OnlineActions, OnlineEndPanel, OutcomeHeader } from "./online-end.tsx";
import { useFinishedGame } from "../end/use-finished-game.ts";
import "../end/end-panel.css";

interface Props<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly table: RemoteHiddenTable<T>;
  readonly Panel: FunctionComponent<EndProps<FullMoment<T>>>;
}

/** The end of a game with hidden information; loads its record first. */
export function HiddenOnlineEnd<T extends GameTypes>({ rules, table, Panel }: Props<T>) {
  const { record: text } = onlineText.value.onlineTable.end;
  const { client } = table;
  const { game, retry } = useFinishedGame(rules, table);
  if (game?.ok === true)
    return <LoadedOnlineEnd table={table} game={game.value} Panel={Panel} isReplay={false} />;
  return (
    <div class="end-panel">
      <OutcomeHeader client={client} />
      <OnlineActions client={client} />
      {game === undefined ? (
        <Loading text={text.loading} />
      ) : (
        <p>
          {text.failed}{" "}
          <button type="button" class="button" onClick={retry}>
            {text.retry}
          </button>
        </p>
      )}
    </div>
  );
}

interface LoadedProps<T extends GameTypes> extends Omit<Props<T>, "rules"> {
  readonly game: LoadedGame<T>;
  readonly isReplay: boolean;
}

/** The same once its record is loaded. */
export const LoadedOnlineEnd = <T extends GameTypes>(props: LoadedProps<T>) => {
  const { table, game, Panel, isReplay } = props;
  const { client, observedMoves } = table;
  return (
    <OnlineEndPanel
      client={client}
      moments={game.moments}
      stored={() => game.stored}
      entryCountAt={(moves) =>
        entryCountAt(observedMoves.peek(), moves, client.info.peek().entryCount)
      }
      Panel={Panel}
      isReplay={isReplay}
    />
  );
};
