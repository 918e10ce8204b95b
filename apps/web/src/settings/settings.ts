import { effect, signal } from "@preact/signals";
import { readLocal, writeLocal } from "../store/local-storage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const BOT_SPEEDS = ["brisk", "calm", "slow"] as const;
export const SOUND_CHOICES = ["off", "bell", "all"] as const;
export const VOLUMES = ["quiet", "normal", "loud"] as const;

/** The settings of this device. */
export interface Settings {
  /** BCP 47 tag; undefined: the browser's language. */
  readonly language: string | undefined;
  readonly theme: (typeof THEMES)[number];
  readonly contrast: boolean;
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: (typeof SOUND_CHOICES)[number];
  readonly volume: (typeof VOLUMES)[number];
  /** Draws patterns and emblems more strongly, for people who see few colours. */
  readonly patterns: boolean;
  /** How long bots wait between their moves. */
  readonly pace: (typeof BOT_SPEEDS)[number];
  /** False: single characters do nothing outside of fields and boards. */
  readonly shortcuts: boolean;
}

const DEFAULTS: Settings = {
  language: undefined,
  theme: "system",
  contrast: false,
  motion: "system",
  sound: "off",
  volume: "normal",
  patterns: false,
  pace: "calm",
  shortcuts: true,
};

const KEY = "sofala-settings";

export const settings = signal<Settings>(readSettings(readLocal(KEY)));

effect(() => writeLocal(KEY, settings.value));

export function changeSettings(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

/** Parses stored settings; invalid ones get their defaults. */
export function readSettings(input: unknown): Settings {
  const stored = (typeof input === "object" && input !== null ? input : {}) as {
    readonly [key: string]: unknown;
  };
  const oneOf = <Value extends string>(
    key: keyof Settings,
    values: readonly Value[],
    usual: Value,
  ): Value => values.find((value) => value === stored[key]) ?? usual;
  const flag = (key: keyof Settings, usual: boolean): boolean => {
    const value = stored[key];
    return typeof value === "boolean" ? value : usual;
  };
  const { language, sound } = stored;
  return {
    language: typeof language === "string" ? language : undefined,
    theme: oneOf("theme", THEMES, DEFAULTS.theme),
    contrast: flag("contrast", DEFAULTS.contrast),
    motion: oneOf("motion", MOTIONS, DEFAULTS.motion),
    // Once there was only the bell, and it was true or false.
    sound: oneOf("sound", SOUND_CHOICES, sound === true ? "bell" : DEFAULTS.sound),
    volume: oneOf("volume", VOLUMES, DEFAULTS.volume),
    patterns: flag("patterns", DEFAULTS.patterns),
    pace: oneOf("pace", BOT_SPEEDS, DEFAULTS.pace),
    shortcuts: flag("shortcuts", DEFAULTS.shortcuts),
  };
}
