import { join } from "node:path";
import { aptOf, foldersOf, HERE, install, isProgram, type Place } from "./debian.ts";

/** Where Chromium is, or why there is none. */
export type Chromium = { readonly path: string } | { readonly missing: string };

/** Chromium without windows: it starts faster and needs less time for every page, but has no push messages. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** Headless, and without a word to anybody; the sandbox of Chromium refuses root. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** What is wanted of a browser: pages alone, or everything that a browser with windows can do. */
export type Kind = "shell" | "full";

/** The Chromium of this machine; where there is none, Debian's is installed if that is allowed. */
export async function findChromium(kind: Kind = "shell", place: Place = HERE): Promise<Chromium> {
  const named = place.env["CHROMIUM"];
  if (named !== undefined && named !== "") {
    return isProgram(named)
      ? { path: named }
      : { missing: `CHROMIUM says ${named}, and no program is there` };
  }
  return found(kind, place) ?? (await installed(kind, place));
}

function found(kind: Kind, place: Place): Chromium | undefined {
  const folders = foldersOf(place);
  const names = kind === "shell" ? [SHELL, ...NAMES] : NAMES;
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...paths, ...ELSEWHERE].find(isProgram);
  return path === undefined ? undefined : { path };
}

async function installed(kind: Kind, place: Place): Promise<Chromium> {
  const apt = aptOf(place);
  if (apt === undefined) {
    return { missing: "there is no Chromium; install it, or name one with CHROMIUM=/path/to/it" };
  }
  process.stderr.write("Installing Chromium (once) …\n");
  const failed = await install(apt, kind === "shell" ? SHELL : "chromium", place);
  if (failed !== undefined) return { missing: `there is no Chromium, and ${failed}` };
  return found(kind, place) ?? { missing: "there is no Chromium, although apt-get installed it" };
}
