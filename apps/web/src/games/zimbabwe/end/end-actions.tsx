import { useSignal } from "@preact/signals";
import { zimbabwe, type Empire, type Zimbabwe } from "@sofala/zimbabwe";
import { storeAndOpen } from "../../../local/store-and-open.ts";
import { createStoredGame, newSeed } from "../../../store/create-stored-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { LocalEndActions } from "../../../table/end/local-end-actions.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { appText } from "../../../text/app-text.ts";
import { startFork } from "../replay/start-fork.ts";
import { rematchOf } from "./rematch.ts";

interface Props {
  readonly stored: StoredGame<Zimbabwe>;
  readonly empires: readonly Empire[];
  /** Of the whole game. */
  readonly moveCount: number;
  readonly isReplay: boolean;
}

/** What to do after a game. */
export function EndActions({ stored, empires, moveCount, isReplay }: Props) {
  const { end } = appText.value;
  const hasFailed = useSignal(false);
  const begin = async (start: () => Promise<boolean>) => {
    hasFailed.value = false;
    hasFailed.value = !(await start());
  };
  const rematch = () =>
    storeAndOpen(createStoredGame(zimbabwe, rematchOf(stored, empires, newSeed())));
  const analyse = () => startFork({ stored, at: moveCount, mode: "analysis" });
  const isPlayed = stored.mode === "play";
  return (
    <LocalEndActions
      stored={stored}
      isReplay={isReplay}
      hasFailed={hasFailed.value}
      rematch={
        isPlayed
          ? { name: end.rematch, title: end.rematchText, start: () => begin(rematch) }
          : undefined
      }
    >
      {isPlayed && (
        <button type="button" class="button" onClick={() => void begin(analyse)}>
          <Icon name="analysis" />
          {end.analyse}
        </button>
      )}
    </LocalEndActions>
  );
}
