import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { launch } from "./launch.mjs";
import { withLock } from "./lock.mjs";

/** All that a build is made from. */
const SOURCES = [
  "package-lock.json",
  "apps/web/{index.html,package.json,vite.config.ts}",
  "apps/web/{build,public,src}/**",
  "{games,packages}/*/{package.json,src/**}",
];
/** Says from what a build was made. */
const STAMP = ".sources";
/** Where a build is made, and where the one before it goes. */
const NEXT = ".dist-next";
const LAST = ".dist-last";
const isTest = (path: string): boolean => /\.test\.tsx?$/u.test(path);

/** The app could not be built; the message is what the bundler said. */
export class BuildError extends Error {}

/**
 * Builds the web app, unless the last build was made from these very sources; says where it is.
 * Throws `BuildError`.
 */
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

/** In one step, as far as anybody notices who reads the old build meanwhile. */
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
  // Where in the bundler it happened helps nobody.
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
