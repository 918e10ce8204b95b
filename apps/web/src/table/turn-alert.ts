import { useEffect, useMemo } from "preact/hooks";
import { effect, type ReadonlySignal } from "@preact/signals";
import { settings } from "../settings/settings.ts";
import { appText } from "../text/app-text.ts";

/** Alerts a person on their turn: in the title, with a dot on the icon, and with a sound if they want one. Returns a function
 * that stops it. */
export function alertOnTurn(isMyTurn: ReadonlySignal<boolean>): () => void {
  const title = document.title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.href;
  let wasMine = isMyTurn.peek();
  const stop = effect(() => {
    const isMine = isMyTurn.value;
    document.title = isMine ? `● ${appText.value.play.yourTurn} – ${title}` : title;
    if (icon !== null) icon.href = isMine ? "/icon-turn.svg" : (plain ?? "/icon.svg");
    if (isMine && !wasMine && settings.peek().sound) playChime();
    wasMine = isMine;
  });
  return () => {
    stop();
    document.title = title;
    if (icon !== null && plain !== undefined) icon.href = plain;
  };
}

/** Two soft notes. */
function playChime(): void {
  const audio = new AudioContext();
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + index * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.45);
    tone.addEventListener("ended", () => {
      if (index === 1) void audio.close();
    });
  }
}

/** Calls back when the game ends, but not when a game that is over is opened. */
export function useOnGameEnd(isOver: boolean, table: object, onEnd: () => void): void {
  const wasOver = useMemo(() => isOver, [table]);
  useEffect(() => {
    if (isOver && !wasOver) onEnd();
  }, [isOver]);
}
