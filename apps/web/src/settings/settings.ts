import { effect, signal } from "@preact/signals";
import { readLocal, writeLocal } from "../store/local-storage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const BOT_SPEEDS = ["brisk", "calm", "slow"] as const;

/** The settings of this device. */
export interface Settings {
  /** BCP 47 tag; undefined: the browser's language. */
  readonly language: string | undefined;
  readonly theme: (typeof THEMES)[number];
  readonly contrast: boolean;
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** Draws patterns and emblems more strongly, for people who see few colours. */
  readonly patterns: boolean;
  /** How long bots wait between their moves. */
  readonly pace: (typeof BOT_SPEEDS)[number];
}

const DEFAULTS: Settings = {
  language: undefined,
  theme: "system",
  contrast: false,
  motion: "system",
  sound: false,
  patterns: false,
  pace: "calm",
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
  const { language } = stored;
  return {
    language: typeof language === "string" ? language : undefined,
    theme: oneOf("theme", THEMES, DEFAULTS.theme),
    contrast: flag("contrast", DEFAULTS.contrast),
    motion: oneOf("motion", MOTIONS, DEFAULTS.motion),
    sound: flag("sound", DEFAULTS.sound),
    patterns: flag("patterns", DEFAULTS.patterns),
    pace: oneOf("pace", BOT_SPEEDS, DEFAULTS.pace),
  };
}
