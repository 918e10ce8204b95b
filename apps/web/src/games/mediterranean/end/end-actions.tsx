import { useSignal } from "@preact/signals";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { storeAndOpen } from "../../../local/store-and-open.ts";
import { createStoredGame, newSeed } from "../../../store/create-stored-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { LocalEndActions } from "../../../table/end/local-end-actions.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";

interface Props {
  readonly stored: StoredGame<Mediterranean>;
  readonly isReplay: boolean;
}

/** What to do after a game. */
export function EndActions({ stored, isReplay }: Props) {
  const { end: text } = mediterraneanText.value;
  const hasFailed = useSignal(false);
  const rematch = async () => {
    hasFailed.value = false;
    const { players, options } = stored;
    const next = createStoredGame(mediterranean, { players, options, seed: newSeed() });
    hasFailed.value = !(await storeAndOpen(next));
  };
  return (
    <LocalEndActions
      stored={stored}
      isReplay={isReplay}
      hasFailed={hasFailed.value}
      rematch={{ name: text.rematch, title: text.rematchText, start: rematch }}
    />
  );
}
