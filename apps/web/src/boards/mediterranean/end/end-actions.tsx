import { useSignal } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import { sitDown } from "../../../host/sit-down.ts";
import { fileNameOf, recordText } from "../../../store/export.ts";
import { newId, newSeed } from "../../../store/new-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { Icon } from "../../../ui/icon.tsx";
import { download } from "../../../ui/take-out.ts";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { words } from "../../../words/words.ts";
import { rematchOf } from "./rematch.ts";

interface Props {
  readonly stored: StoredGame<Mediterranean>;
  readonly isReplay: boolean;
}

/** What to do after a game. */
export function EndActions({ stored, isReplay }: Props) {
  const { common, play } = words.value;
  const { end: text } = mediterraneanWords.value;
  const hasFailed = useSignal(false);
  const rematch = async () => {
    hasFailed.value = false;
    const birth = { id: newId(), seed: newSeed(), now: Date.now() };
    hasFailed.value = !(await sitDown(rematchOf(stored, birth)));
  };
  return (
    <div class="actions">
      <button
        type="button"
        class="button primary"
        title={text.rematchText}
        onClick={() => void rematch()}
      >
        {text.rematch}
      </button>
      {!isReplay && (
        <a class="button" href={`/game/${stored.id}/replay`}>
          <Icon name="play" />
          {play.replay}
        </a>
      )}
      <button
        type="button"
        class="button"
        onClick={() => download(fileNameOf(stored), recordText(stored))}
      >
        <Icon name="download" />
        {play.saveRecord}
      </button>
      <p role="alert" class={hasFailed.value ? "" : "spoken"}>
        {hasFailed.value ? common.cannotKeep : ""}
      </p>
    </div>
  );
}
