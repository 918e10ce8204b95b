import { useEffect, useMemo } from "preact/hooks";
import { effect, type ReadonlySignal } from "@preact/signals";
import { settings } from "../settings/settings.ts";
import { words } from "../text/app-text.ts";

/** Calls a person who looks elsewhere: the title, a dot on the icon, and a sound if they want one. Returns how to stop. */
export function callAttention(isMyTurn: ReadonlySignal<boolean>): () => void {
  const title = document.title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.href;
  let wasMine = isMyTurn.peek();
  const stop = effect(() => {
    const isMine = isMyTurn.value;
    document.title = isMine ? `● ${words.value.play.yourTurn} – ${title}` : title;
    if (icon !== null) icon.href = isMine ? "/icon-turn.svg" : (plain ?? "/icon.svg");
    if (isMine && !wasMine && settings.peek().sound) chime();
    wasMine = isMine;
  });
  return () => {
    stop();
    document.title = title;
    if (icon !== null && plain !== undefined) icon.href = plain;
  };
}

/** Two soft notes. */
function chime(): void {
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

/** The end is an event: it is told when it comes, not whenever the table is opened. */
export function useEnd(isOver: boolean, table: object, tell: () => void): void {
  const wasOver = useMemo(() => isOver, [table]);
  useEffect(() => {
    if (isOver && !wasOver) tell();
  }, [isOver]);
}
