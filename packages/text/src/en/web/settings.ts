import { count } from "../grammar.ts";

/** The settings of this device. */
export const settings = {
  title: "Settings",
  text: "Saved on this device.",
  language: "Language",
  asBrowser: "Match browser",
  appearance: "Appearance",
  theme: "Theme",
  themes: { system: "Match device", light: "Light", dark: "Dark" },
  contrast: "High contrast",
  contrastText: "Black and white with strong lines.",
  patterns: "Bold patterns",
  patternsText:
    "Bold patterns and emblems make the empires easy to tell apart without relying on colour.",
  motionAndSound: "Animation and sound",
  motion: "Animation",
  motions: { system: "Match device", full: "Full", reduced: "Off" },
  pace: "Bot speed",
  paceText: "How long bots pause between moves, so that you can follow.",
  paces: { brisk: "Fast", calm: "Normal", slow: "Slow" },
  soundText: "The bell rings on your turn and before the market closes.",
  soundChoices: { off: "Off", bell: "Bell only", all: "All" },
  volume: "Volume",
  volumes: { quiet: "Quiet", normal: "Normal", loud: "Loud" },
  keyboard: "Keyboard",
  shortcuts: "Single-key shortcuts",
  shortcutsText: "Turn them off if you dictate text or often press keys by accident.",
  storage: "Games on this device",
  storageText:
    "Your games are saved in this browser only. Clearing its data deletes them, so download a copy to be safe.",
  storageUsed: (used: string, games: number) =>
    games === 0 ? "No games yet." : `${count(games, "game")}, ${used} used.`,
  persist: "Protect my games",
  persisted: "The browser will keep your games even if storage runs low.",
  notPersisted: "The browser may delete your games if storage runs low.",
  persistRefused:
    "The browser has not agreed yet. It often does after you install the app or use it for a while.",
  persistUnknown: "This browser does not say whether it protects saved games.",
};

export type SettingsText = typeof settings;
