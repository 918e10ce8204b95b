import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { launch } from "./launch.mjs";
import { withLock } from "./lock.mjs";

/** The sources of a build. */
const SOURCES = [
  "package-lock.json",
  "apps/web/{index.html,package.json,vite.config.ts}",
  "apps/web/{build,public,src}/**",
  "{games,packages}/*/{package.json,src/**}",
];
/** The file that records the sources of a build. */
const STAMP = ".sources";
/** The temporary folders of the new build and of the previous one. */
const NEXT = ".dist-next";
const LAST = ".dist-last";
const isTest = (path: string): boolean => /\.test\.tsx?$/u.test(path);

/** The app could not be built; the message is the output of the bundler. */
export class BuildError extends Error {}

/** Builds the web app, unless the last build is from the same sources; returns its folder. Throws `BuildError`. */
export async function buildWeb(root: string): Promise<string> {
  const app = join(root, "apps/web");
  const folder = join(app, "dist");
  const stamp = join(folder, STAMP);
  const isFresh = (): boolean =>
    existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
  if (isFresh()) return folder;

  await withLock(join(root, ".build-lock"), async (joins) => {
    if (isFresh()) return;
    const made = fingerprint(root);
    process.stderr.write("Building the web app …\n");
    await bundle(root, app, joins);
    writeFileSync(join(app, NEXT, STAMP), made);
    replace(app, folder);
  });
  return folder;
}

/** Replaces the build in one step, so that readers of the old build are not disturbed. */
function replace(app: string, folder: string): void {
  const last = join(app, LAST);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(join(app, NEXT), folder);
  rmSync(last, { recursive: true, force: true });
}

async function bundle(root: string, app: string, joins: (pid: number) => void): Promise<void> {
  const vite = join(root, "node_modules/.bin/vite");
  const args = ["build", app, "--outDir", NEXT, "--logLevel", "warn"];
  let output = "";
  const { code } = await launch(vite, args, { stdio: "pipe" }, (child) => {
    joins(child.pid ?? process.pid);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => (output += String(text)));
    }
  });
  // The bundler's stack trace does not help anybody.
  const said =
    stripVTControlCharacters(output)
      .split(/\n +at /u)[0]
      ?.trim() ?? "";
  if (code !== 0) throw new BuildError(`The web app could not be built:\n${said}`);
  if (said !== "") process.stderr.write(`${said}\n`);
}

function fingerprint(root: string): string {
  const hash = createHash("sha256").update(process.version);
  for (const path of globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(`\n${path.slice(root.length)}\n`).update(readFileSync(path));
  }
  return hash.digest("hex");
}
