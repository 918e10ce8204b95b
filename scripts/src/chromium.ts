import { join } from "node:path";
import { aptOf, foldersOf, HERE, install, isProgram, type Place } from "./debian.ts";

/** The path of Chromium, or why there is none. */
export type Chromium = { readonly path: string } | { readonly missing: string };

/** Chromium's headless shell starts faster and renders pages faster, but has no push messages. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

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
export async function findChromium(kind: Kind = "shell", place: Place = HERE): Promise<Chromium> {
  const named = place.env["CHROMIUM"];
  if (named !== undefined && named !== "") {
    return isProgram(named)
      ? { path: named }
      : { missing: `CHROMIUM is ${named}, which is not a program` };
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
