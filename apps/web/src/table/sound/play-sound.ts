import { settings } from "../../settings/settings.ts";
import type { SoundName } from "./sounds.ts";

/** Plays a sound if sounds are on; what plays it is loaded for the first one. */
export function playSound(name: SoundName, delayMs?: number): void {
  if (settings.peek().sound !== "off")
    void import("./sound-player.ts").then(({ startPlaying }) => startPlaying(name, delayMs));
}
