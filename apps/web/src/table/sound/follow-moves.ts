import type { Observer } from "@sofala/engine";
import { effect } from "@preact/signals";
import type { SharedModels, ShownMove } from "../table-ui.ts";
import { soundsOfNewMoves, type GameSounds } from "./game-sounds.ts";
import { playSound } from "./play-sound.ts";

/** The pause between two sounds of one move. */
const PAUSE_MS = 150;

interface Shown {
  readonly moves: readonly ShownMove[];
  readonly observer: Observer | undefined;
}

/** Plays the sounds of moves as the table shows them, from what it showed before, until it is aborted. */
export async function followMoves(
  table: SharedModels["table"],
  from: Shown,
  loadSounds: () => Promise<GameSounds>,
  signal: AbortSignal,
): Promise<void> {
  const game = await loadSounds();
  if (signal.aborted) return;
  let before = from;
  const stop = effect(() => {
    const now = { moves: table.shownMoves.value, observer: table.observer?.value };
    const isLookingBack = table.shownMoment?.peek() !== undefined;
    if (now.observer === before.observer && !isLookingBack) {
      for (const [at, name] of soundsOfNewMoves(before.moves, now.moves, game).entries())
        playSound(name, at * PAUSE_MS);
    }
    before = now;
  });
  signal.addEventListener("abort", stop);
}
