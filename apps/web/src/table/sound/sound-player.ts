import { settings, type Settings } from "../../settings/settings.ts";
import { SoundLimiter } from "./sound-limiter.ts";
import { startSound, type SoundName } from "./sounds.ts";

const VOLUMES: { readonly [volume in Settings["volume"]]: number } = {
  quiet: 0.4,
  normal: 1,
  loud: 2,
};

/** Repeated sounds differ a little, as those of real things do. */
const PITCH_FACTORS = [1, 0.97, 1.02, 0.985, 1.035] as const;

/** After so long without a sound, the device may switch its audio off. */
const IDLE_MS = 5000;

/** Created for the first sound. */
let output: GainNode | undefined;
let playedCount = 0;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
const limiter = new SoundLimiter<SoundName>();

/** Plays a sound so many milliseconds from now, if the person wants it and the same was not played just before. */
export async function startPlaying(name: SoundName, delayMs = 0): Promise<void> {
  // In the background only the bell is of use.
  if (name !== "bell" && (settings.peek().sound !== "all" || document.hidden)) return;
  // Browsers refuse sounds before the first click or key.
  if (!navigator.userActivation.hasBeenActive) return;
  if (!limiter.isAllowed(name, performance.now() + delayMs)) return;
  output ??= createOutput();
  const audio = output.context as AudioContext;
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => void audio.suspend(), IDLE_MS);
  if (audio.state !== "running") await audio.resume();
  output.gain.value = VOLUMES[settings.peek().volume];
  const pitchFactor = PITCH_FACTORS[playedCount++ % PITCH_FACTORS.length];
  startSound(name, output, audio.currentTime + delayMs / 1000, pitchFactor);
}

function createOutput(): GainNode {
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.connect(audio.destination);
  return gain;
}
