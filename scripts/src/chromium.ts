import { findProgram, type FoundProgram, type Place } from "./debian.ts";

/** Chromium's headless shell starts faster and renders pages faster, but has no push messages. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/** Headless and without network requests of its own; no sandbox, because that refuses root. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The kind of browser that is needed: the headless shell for pages, or the full browser. */
export type Kind = "shell" | "full";

/** The Chromium of this machine. If there is none, it is installed from Debian, if that is allowed. */
export const findChromium = (kind: Kind = "shell", place?: Place): Promise<FoundProgram> =>
  findProgram(
    {
      title: "Chromium",
      names: kind === "shell" ? [SHELL, ...NAMES] : NAMES,
      otherPaths: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
      setting: "CHROMIUM",
      packageName: kind === "shell" ? SHELL : "chromium",
    },
    place,
  );
