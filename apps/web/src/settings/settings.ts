import { effect, signal } from "@preact/signals";
import { recall, remember } from "../store/local-storage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const PACES = ["brisk", "calm", "slow"] as const;

/** What a person set for this device. */
export interface Settings {
  /** BCP 47 tag; undefined: as the browser says. */
  readonly language: string | undefined;
  readonly theme: (typeof THEMES)[number];
  readonly contrast: boolean;
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** Patterns and emblems of empires drawn stronger, for those who see few colours. */
  readonly patterns: boolean;
  /** How long bots wait between their moves. */
  readonly pace: (typeof PACES)[number];
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

export const settings = signal<Settings>(readSettings(recall(KEY)));

effect(() => remember(KEY, settings.value));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

/** Settings from whatever was stored: what does not fit is as at first. */
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
    pace: oneOf("pace", PACES, DEFAULTS.pace),
  };
}
