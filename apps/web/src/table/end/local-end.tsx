import { useSignal } from "@preact/signals";
import type { GameRules, GameTypes } from "@sofala/engine";
import type { FunctionComponent } from "preact";
import { storeAndOpen } from "../../local/store-and-open.ts";
import { createStoredGame, newSeed, type NewGame } from "../../store/create-stored-game.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { Icon } from "../../ui/icon.tsx";
import { allAppText } from "../../text/app-text.ts";
import type { EndProps } from "./end-panel.tsx";
import { SaveRecord } from "./save-record.tsx";

/** A game on this device that is over. */
export interface LocalEndProps<T extends GameTypes, Moment> {
  readonly stored: StoredGame<T>;
  /** Of the whole game. */
  readonly moments: readonly Moment[];
  /** True in its replay. */
  readonly isReplay?: boolean;
}

interface Props<T extends GameTypes, Moment> extends LocalEndProps<T, Moment> {
  readonly game: GameRules<T>;
  readonly Panel: FunctionComponent<EndProps<Moment>>;
  /** What a rematch is, in a sentence. */
  readonly rematchTitle?: string;
  /** The next game of the same players; by default with the same options. */
  readonly rematch?: (seed: string) => NewGame<T>;
}

/** The end of a game on this device. */
export function LocalEndPanel<T extends GameTypes, Moment>(props: Props<T, Moment>) {
  const { stored, moments, Panel } = props;
  return (
    <Panel
      names={stored.players.map(({ name }) => name)}
      moments={moments}
      actions={<Actions {...props} />}
      replayAt={(moment) => `/game/${stored.id}/replay?at=${moment}`}
    />
  );
}

function Actions<T extends GameTypes, Moment>(props: Props<T, Moment>) {
  const { stored, isReplay = false, game, rematchTitle } = props;
  const { players, options } = stored;
  const { rematch = (seed) => ({ players, options, seed }) } = props;
  const { common, endPanel, play } = allAppText.value;
  const hasFailed = useSignal(false);
  const start = async (opened: Promise<boolean>) => {
    hasFailed.value = false;
    hasFailed.value = !(await opened);
  };
  const isPlayed = stored.mode === "play";
  return (
    <div class="actions">
      {isPlayed && (
        <button
          type="button"
          class="button primary"
          title={rematchTitle}
          onClick={() => void start(storeAndOpen(createStoredGame(game, rematch(newSeed()))))}
        >
          {endPanel.rematch}
        </button>
      )}
      {!isReplay && (
        <a class="button" href={`/game/${stored.id}/replay`}>
          <Icon name="play" />
          {play.replay}
        </a>
      )}
      {!isReplay && isPlayed && game.hasOpenInformation === true && (
        <a class="button" href={`/game/${stored.id}/replay?analyse=yes`}>
          <Icon name="analysis" />
          {endPanel.analyse}
        </a>
      )}
      <SaveRecord stored={() => stored} />
      {stored.helped === true && <p class="quiet">{endPanel.helped}</p>}
      <p role="alert" class={hasFailed.value ? "" : "spoken"}>
        {hasFailed.value ? common.gameNotStored : ""}
      </p>
    </div>
  );
}
