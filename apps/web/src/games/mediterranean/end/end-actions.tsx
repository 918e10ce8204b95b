import { useSignal } from "@preact/signals";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { sitDown } from "../../../local/store-and-open.ts";
import { createStored, newSeed } from "../../../store/create-stored-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { KeptActions } from "../../../table/end/local-end-actions.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";

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
