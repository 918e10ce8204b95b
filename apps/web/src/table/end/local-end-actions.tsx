import type { ComponentChildren } from "preact";
import type { StoredGame } from "../../store/stored-game.ts";
import { Icon } from "../../ui/icon.tsx";
import { words } from "../../text/app-text.ts";
import { SaveRecord } from "./save-record.tsx";

interface Props {
  readonly stored: StoredGame;
  /** The game is looked at again already. */
  readonly isReplay: boolean;
  /** Could the next game not be kept? */
  readonly hasFailed: boolean;
  /** Another game, where there may be one. */
  readonly rematch: { readonly name: string; readonly title: string; go(): unknown } | undefined;
  /** What else this game offers. */
  readonly children?: ComponentChildren;
}

/** What to do after a game on this device. */
export function KeptActions({ stored, isReplay, hasFailed, rematch, children }: Props) {
  const { common, play } = words.value;
  return (
    <div class="actions">
      {rematch !== undefined && (
        <button
          type="button"
          class="button primary"
          title={rematch.title}
          onClick={() => void rematch.go()}
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
        {hasFailed ? common.cannotKeep : ""}
      </p>
    </div>
  );
}
