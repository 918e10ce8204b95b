/** The settings of this device. */
export interface SettingsText {
  readonly title: string;
  readonly text: string;
  readonly language: string;
  readonly asBrowser: string;
  readonly appearance: string;
  readonly theme: string;
  readonly themes: { readonly [theme in "system" | "light" | "dark"]: string };
  readonly contrast: string;
  readonly contrastText: string;
  readonly patterns: string;
  readonly patternsText: string;
  readonly motionAndSound: string;
  readonly motion: string;
  readonly motions: { readonly [motion in "system" | "full" | "reduced"]: string };
  readonly pace: string;
  readonly paceText: string;
  readonly paces: { readonly [pace in "brisk" | "calm" | "slow"]: string };
  readonly sound: string;
  readonly soundText: string;
  readonly storage: string;
  readonly storageText: string;
  readonly storageUsed: (used: string, games: number) => string;
  readonly persist: string;
  readonly persisted: string;
  readonly notPersisted: string;
  readonly persistRefused: string;
  readonly persistUnknown: string;
}
