import { useSignal } from "@preact/signals";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { sitDown } from "../../../host/sit-down.ts";
import { createStored, newSeed } from "../../../store/new-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { KeptActions } from "../../../table/end/kept-actions.tsx";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";

interface Props {
  readonly stored: StoredGame<Mediterranean>;
  readonly isReplay: boolean;
}

/** What to do after a game. */
export function EndActions({ stored, isReplay }: Props) {
  const { end: text } = mediterraneanWords.value;
  const hasFailed = useSignal(false);
  const rematch = async () => {
    hasFailed.value = false;
    const { players, options } = stored;
    const next = createStored(mediterranean, { players, options, seed: newSeed() });
    hasFailed.value = !(await sitDown(next));
  };
  return (
    <KeptActions
      stored={stored}
      isReplay={isReplay}
      hasFailed={hasFailed.value}
      rematch={{ name: text.rematch, title: text.rematchText, go: rematch }}
    />
  );
}
