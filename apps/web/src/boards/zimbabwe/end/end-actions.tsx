import { useSignal } from "@preact/signals";
import { zimbabwe, type Empire, type Zimbabwe } from "@sofala/zimbabwe";
import { sitDown } from "../../../host/sit-down.ts";
import { fileNameOf, recordText } from "../../../store/export.ts";
import { createStored, newSeed } from "../../../store/new-game.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { Icon } from "../../../ui/icon.tsx";
import { download } from "../../../ui/take-out.ts";
import { words } from "../../../words/words.ts";
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
  const { common, end, play } = words.value;
  const hasFailed = useSignal(false);
  const begin = async (start: () => Promise<boolean>) => {
    hasFailed.value = false;
    hasFailed.value = !(await start());
  };
  const rematch = () => sitDown(createStored(zimbabwe, rematchOf(stored, empires, newSeed())));
  const analyse = () => startFork({ stored, at: moves, mode: "analysis" });
  return (
    <div class="actions">
      {stored.mode === "play" && (
        <button
          type="button"
          class="button primary"
          title={end.rematchText}
          onClick={() => void begin(rematch)}
        >
          {end.rematch}
        </button>
      )}
      {!isReplay && (
        <a class="button" href={`/game/${stored.id}/replay`}>
          <Icon name="play" />
          {play.replay}
        </a>
      )}
      {stored.mode === "play" && (
        <button type="button" class="button" onClick={() => void begin(analyse)}>
          <Icon name="analysis" />
          {end.analyse}
        </button>
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
