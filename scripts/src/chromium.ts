import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { launch } from "./launch.mjs";

/** Where Chromium is, or why there is none. */
export type Chromium = { readonly path: string } | { readonly missing: string };

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

/** Who asks, and where commands are looked for. */
interface Place {
  readonly env: NodeJS.ProcessEnv;
  readonly isRoot: boolean;
}

const HERE: Place = { env: process.env, isRoot: process.getuid?.() === 0 };

/** The Chromium of this machine; where there is none, Debian's is installed if that is allowed. */
export async function findChromium(place: Place = HERE): Promise<Chromium> {
  const named = place.env["CHROMIUM"];
  if (named !== undefined && named !== "") {
    return isProgram(named)
      ? { path: named }
      : { missing: `CHROMIUM says ${named}, and no program is there` };
  }
  return found(place) ?? (await installed(place));
}

function found({ env }: Place): Chromium | undefined {
  const folders = (env["PATH"] ?? "").split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...paths, ...ELSEWHERE].find(isProgram);
  return path === undefined ? undefined : { path };
}

async function installed(place: Place): Promise<Chromium> {
  const { env, isRoot } = place;
  const folders = (env["PATH"] ?? "").split(delimiter);
  const apt = folders.map((folder) => join(folder, "apt-get")).find(isProgram);
  if (apt === undefined || !isRoot) {
    return { missing: "there is no Chromium; install it, or name one with CHROMIUM=/path/to/it" };
  }
  process.stderr.write("Installing Chromium (once) …\n");
  const options = ["-o", "DPkg::Lock::Timeout=300", "-y", "--no-install-recommends"];
  for (const args of [["update"], ["install", ...options, "chromium"]]) {
    const { code, output } = await quietly(apt, args, env);
    if (code !== 0) {
      return { missing: `there is no Chromium, and apt-get ${args[0]} failed:\n${output}` };
    }
  }
  return found(place) ?? { missing: "there is no Chromium, although apt-get installed it" };
}

async function quietly(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  let output = "";
  const { code } = await launch(
    command,
    args,
    { stdio: "pipe", env: { ...env, DEBIAN_FRONTEND: "noninteractive" } },
    ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream?.on("data", (text) => (output += String(text)));
    },
  );
  return { code, output: output.trimEnd().split("\n").slice(-5).join("\n") };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
