import { useEffect, useMemo } from "preact/hooks";
import { effect } from "@preact/signals";
import { appText } from "../text/app-text.ts";
import { playSound } from "./sound/play-sound.ts";
import type { SharedModels } from "./table-ui.ts";

/** Whoever has just moved and is still looking needs no bell. */
const MIN_ABSENCE_MS = 5000;

/** Alerts a person on their turn: in the title, with a dot on the icon, and with a bell. Returns a function that stops it. */
export function alertOnTurn({
  isMyTurn,
  playback,
  shownMoment,
}: Pick<SharedModels["table"], "isMyTurn" | "playback" | "shownMoment">): () => void {
  const title = document.title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.href;
  let wasMine = isMyTurn.peek();
  let lastTurnEnd = performance.now();
  const stopMark = effect(() => {
    const isMine = isMyTurn.value;
    document.title = isMine ? `● ${appText.value.play.yourTurn} – ${title}` : title;
    if (icon !== null) icon.href = isMine ? "/icon-turn.svg" : (plain ?? "/icon.svg");
  });
  const stopBell = effect(() => {
    const isMine = isMyTurn.value;
    const isBehind = playback?.value?.playing.value !== undefined && !document.hidden;
    const isLookingBack = shownMoment?.peek() !== undefined;
    if (isMine === wasMine || isLookingBack || (isMine && isBehind)) return;
    wasMine = isMine;
    if (!isMine) lastTurnEnd = performance.now();
    else if (document.hidden || performance.now() - lastTurnEnd > MIN_ABSENCE_MS) playSound("bell");
  });
  return () => {
    stopMark();
    stopBell();
    document.title = title;
    if (icon !== null && plain !== undefined) icon.href = plain;
  };
}

/** Calls back when the game ends, but not when a game that is over is opened. */
export function useOnGameEnd(isOver: boolean, table: object, onEnd: () => void): void {
  const wasOver = useMemo(() => isOver, [table]);
  useEffect(() => {
    if (isOver && !wasOver) onEnd();
  }, [isOver]);
}
