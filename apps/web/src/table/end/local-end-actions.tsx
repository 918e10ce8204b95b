import type { ComponentChildren } from "preact";
import type { StoredGame } from "../../store/stored-game.ts";
import { Icon } from "../../ui/icon.tsx";
import { appText } from "../../text/app-text.ts";
import { SaveRecord } from "./save-record.tsx";

interface Props {
  readonly stored: StoredGame;
  /** True in a replay. */
  readonly isReplay: boolean;
  /** True if the next game could not be stored. */
  readonly hasFailed: boolean;
  /** Starts another game, if possible. */
  readonly rematch: { readonly name: string; readonly title: string; start(): unknown } | undefined;
  /** Further actions of this game. */
  readonly children?: ComponentChildren;
}

/** What to do after a game on this device. */
export function LocalEndActions({ stored, isReplay, hasFailed, rematch, children }: Props) {
  const { common, play } = appText.value;
  return (
    <div class="actions">
      {rematch !== undefined && (
        <button
          type="button"
          class="button primary"
          title={rematch.title}
          onClick={() => void rematch.start()}
        >
          {rematch.name}
        </button>
      )}
      {!isReplay && (
        <a class="button" href={`/game/${stored.id}/replay`}>
          <Icon name="play" />
          {play.replay}
        </a>
      )}
      {children}
      <SaveRecord stored={() => stored} />
      <p role="alert" class={hasFailed ? "" : "spoken"}>
        {hasFailed ? common.gameNotStored : ""}
      </p>
    </div>
  );
}
