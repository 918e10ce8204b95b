import { count } from "../grammar.ts";

/** The settings of this device. */
export const settings = {
  title: "Settings",
  text: "They hold for this device and take effect at once.",
  language: "Language",
  asBrowser: "As the browser",
  appearance: "Look",
  theme: "Theme",
  themes: { system: "As the device", light: "Light", dark: "Dark" },
  contrast: "High contrast",
  contrastText: "Black and white, strong lines.",
  patterns: "Strong patterns",
  patternsText:
    "Empires are told apart by bold patterns and emblems, for those who see few colours.",
  motionAndSound: "Movement and sound",
  motion: "Movement",
  motions: { system: "As the device", full: "Full", reduced: "Still" },
  pace: "Pace of the bots",
  paceText: "How long they wait between two moves, so that you can follow.",
  paces: { brisk: "Brisk", calm: "Calm", slow: "Slow" },
  sound: "Sound",
  soundText: "A soft sign when it is your turn.",
  storage: "Games on this device",
  storageText:
    "Games are kept by this browser and nowhere else. Clearing its data deletes them; save them to a file to be safe.",
  storageUsed: (used: string, games: number) =>
    games === 0 ? "There are none yet." : `${count(games, "game")}, ${used} in use.`,
  persist: "Ask the browser to keep them",
  persisted: "The browser has promised to keep them even when space runs short.",
  notPersisted: "When space runs short the browser may clear them.",
  persistRefused:
    "The browser does not promise it yet. It often does once the app is installed or used for a while.",
  persistUnknown: "This browser does not tell how it keeps data.",
};

export type SettingsText = typeof settings;
