/** A part of a sound that swells within a few milliseconds and dies away. */
interface Strike {
  /** Seconds from the beginning; default: 0. */
  readonly at?: number;
  /** The loudness at its peak, from 0 to 1. */
  readonly gain: number;
  /** Seconds until it is a thousandth as loud. */
  readonly decay: number;
  /** Seconds until the peak; default: 0.003. */
  readonly attack?: number;
}

/** A pure tone. */
interface Tone extends Strike {
  readonly pitch: number;
}

/** Noise around a pitch; the higher `q`, the narrower. */
interface Noise extends Strike {
  readonly pitch: number;
  readonly q: number;
}

interface Sound {
  readonly tones: readonly Tone[];
  readonly noises: readonly Noise[];
}

/** Things that are struck have tones whose pitches are no multiples of each other. */
export const SOUNDS = {
  /** A heavy stone is set down, and settles. */
  stone: {
    tones: [
      { pitch: 92, gain: 0.2, decay: 0.34, attack: 0.006 },
      { pitch: 171, gain: 0.12, decay: 0.24 },
      { pitch: 388, gain: 0.05, decay: 0.12 },
    ],
    noises: [
      { pitch: 420, q: 0.7, gain: 0.34, decay: 0.16 },
      { pitch: 1700, q: 0.9, gain: 0.08, decay: 0.07 },
      { at: 0.11, pitch: 700, q: 0.8, gain: 0.1, decay: 0.13, attack: 0.02 },
    ],
  },
  /** Two beats of a cowbell. */
  cattle: {
    tones: [
      { pitch: 587, gain: 0.13, decay: 0.38 },
      { pitch: 845, gain: 0.09, decay: 0.3 },
      { pitch: 1510, gain: 0.03, decay: 0.16 },
      { at: 0.19, pitch: 587, gain: 0.08, decay: 0.42 },
      { at: 0.19, pitch: 845, gain: 0.05, decay: 0.32 },
    ],
    noises: [
      { pitch: 1300, q: 1.5, gain: 0.12, decay: 0.04 },
      { at: 0.19, pitch: 1300, q: 1.5, gain: 0.07, decay: 0.04 },
    ],
  },
  /** Three coins fall on each other. */
  coins: {
    tones: [
      { pitch: 3140, gain: 0.075, decay: 0.3, attack: 0.001 },
      { pitch: 4870, gain: 0.06, decay: 0.24, attack: 0.001 },
      { pitch: 7190, gain: 0.03, decay: 0.14, attack: 0.001 },
      { at: 0.08, pitch: 3520, gain: 0.09, decay: 0.32, attack: 0.001 },
      { at: 0.08, pitch: 5460, gain: 0.06, decay: 0.24, attack: 0.001 },
      { at: 0.15, pitch: 2960, gain: 0.06, decay: 0.4, attack: 0.001 },
      { at: 0.15, pitch: 4510, gain: 0.045, decay: 0.3, attack: 0.001 },
    ],
    noises: [
      { pitch: 6200, q: 1, gain: 0.18, decay: 0.03, attack: 0.001 },
      { at: 0.08, pitch: 5800, q: 1, gain: 0.15, decay: 0.03, attack: 0.001 },
      { at: 0.15, pitch: 5200, q: 1, gain: 0.105, decay: 0.03, attack: 0.001 },
    ],
  },
  /** A small bell. */
  bell: {
    tones: [
      { pitch: 659, gain: 0.16, decay: 1.05, attack: 0.006 },
      { pitch: 1319, gain: 0.07, decay: 0.75 },
      { pitch: 1582, gain: 0.035, decay: 0.5 },
      { pitch: 1984, gain: 0.025, decay: 0.4 },
      { pitch: 3540, gain: 0.015, decay: 0.16 },
    ],
    noises: [{ pitch: 3000, q: 1, gain: 0.03, decay: 0.02 }],
  },
  /** Two cards slide over paper and are laid down. */
  cards: {
    tones: [{ at: 0.17, pitch: 190, gain: 0.1, decay: 0.05 }],
    noises: [
      { pitch: 3600, q: 0.8, gain: 0.28, decay: 0.1, attack: 0.035 },
      { at: 0.1, pitch: 2900, q: 0.8, gain: 0.36, decay: 0.09, attack: 0.03 },
      { at: 0.17, pitch: 1200, q: 0.9, gain: 0.44, decay: 0.05 },
    ],
  },
  /** A piece slides over a board and stops. */
  wood: {
    tones: [
      { at: 0.13, pitch: 312, gain: 0.16, decay: 0.12 },
      { at: 0.13, pitch: 838, gain: 0.1, decay: 0.08 },
      { at: 0.13, pitch: 1490, gain: 0.04, decay: 0.05 },
    ],
    noises: [
      { pitch: 1100, q: 0.9, gain: 0.09, decay: 0.12, attack: 0.06 },
      { at: 0.13, pitch: 900, q: 1.2, gain: 0.2, decay: 0.04 },
    ],
  },
  /** A pebble is put on a board. */
  pebble: {
    tones: [
      { pitch: 410, gain: 0.156, decay: 0.09 },
      { pitch: 1180, gain: 0.156, decay: 0.07 },
      { pitch: 2470, gain: 0.065, decay: 0.05 },
      { at: 0.06, pitch: 1240, gain: 0.039, decay: 0.05 },
    ],
    noises: [
      { pitch: 2300, q: 1, gain: 0.26, decay: 0.03, attack: 0.001 },
      { at: 0.06, pitch: 2500, q: 1, gain: 0.065, decay: 0.03 },
    ],
  },
} as const satisfies { readonly [name: string]: Sound };

export type SoundName = keyof typeof SOUNDS;

const USUAL_ATTACK = 0.003;
/** What is left of a strike after `decay` fades out in this time, so that nothing clicks. */
const RELEASE = 0.02;

/** Starts a sound; returns when it will be over. `pitchFactor` makes it a little higher or lower. */
export function startSound(
  name: SoundName,
  output: AudioNode,
  from: number,
  pitchFactor = 1,
): number {
  const { context } = output;
  const { tones, noises }: Sound = SOUNDS[name];
  const ends = tones.map((tone) => {
    const source = context.createOscillator();
    source.frequency.value = tone.pitch * pitchFactor;
    return strike(tone, source, source, output, from);
  });
  for (const noise of noises) {
    const source = context.createBufferSource();
    source.buffer = noiseOf(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = noise.pitch * pitchFactor;
    filter.Q.value = noise.q;
    ends.push(strike(noise, source, source.connect(filter), output, from));
  }
  return Math.max(...ends);
}

/** Lets a source swell and die away; returns when it ends. */
function strike(
  { at = 0, gain, attack = USUAL_ATTACK, decay }: Strike,
  source: AudioScheduledSourceNode,
  filtered: AudioNode,
  output: AudioNode,
  from: number,
): number {
  const start = from + at;
  const end = start + attack + decay;
  const volume = output.context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + attack);
  volume.gain.exponentialRampToValueAtTime(gain / 1000, end);
  volume.gain.linearRampToValueAtTime(0, end + RELEASE);
  filtered.connect(volume).connect(output);
  source.start(start);
  source.stop(end + RELEASE);
  return end + RELEASE;
}

const NOISE_SECONDS = 0.5;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const length = Math.ceil(NOISE_SECONDS * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let random = 1;
  for (let at = 0; at < length; at++) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = random / 2 ** 31;
  }
  noises.set(context, buffer);
  return buffer;
}
