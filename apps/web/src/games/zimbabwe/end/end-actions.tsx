import { useSignal } from "@preact/signals";
import { zimbabwe, type Empire, type Zimbabwe } from "@sofala/zimbabwe";
import { sitDown } from "../../../local/store-and-open.ts";
import { createStored, newSeed } from "../../../store/create-stored-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { KeptActions } from "../../../table/end/local-end-actions.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { words } from "../../../text/app-text.ts";
import { startFork } from "../replay/start-fork.ts";
import { rematchOf } from "./rematch.ts";

interface Props {
  readonly stored: StoredGame<Zimbabwe>;
  readonly empires: readonly Empire[];
  /** Of the whole game. */
  readonly moves: number;
  readonly isReplay: boolean;
}

/** What to do after a game. */
export function EndActions({ stored, empires, moves, isReplay }: Props) {
  const { end } = words.value;
  const hasFailed = useSignal(false);
  const begin = async (start: () => Promise<boolean>) => {
    hasFailed.value = false;
    hasFailed.value = !(await start());
  };
  const rematch = () => sitDown(createStored(zimbabwe, rematchOf(stored, empires, newSeed())));
  const analyse = () => startFork({ stored, at: moves, mode: "analysis" });
  const isPlayed = stored.mode === "play";
  return (
    <KeptActions
      stored={stored}
      isReplay={isReplay}
      hasFailed={hasFailed.value}
      rematch={
        isPlayed
          ? { name: end.rematch, title: end.rematchText, go: () => begin(rematch) }
          : undefined
      }
    >
      {isPlayed && (
        <button type="button" class="button" onClick={() => void begin(analyse)}>
          <Icon name="analysis" />
          {end.analyse}
        </button>
      )}
    </KeptActions>
  );
}
