import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { launch } from "./launch.mjs";
import { withLock } from "./lock.mjs";

/** A program that Vite builds. */
export interface Program {
  /** As a person would name it. */
  readonly name: string;
  /** The folder of its `vite.config.ts`, relative to the root. */
  readonly folder: string;
  /** Patterns of its sources. */
  readonly sources: readonly string[];
}

/** The file that records the sources of a build. */
const STAMP = ".sources";
/** The temporary folders of the new build and of the previous one. */
const NEXT = ".dist-next";
const LAST = ".dist-last";
const isTest = (path: string): boolean => /\.test\.tsx?$/u.test(path);

/** A program could not be built; the message is the output of the bundler. */
export class BuildError extends Error {}

/** The folder of a build. */
export const buildFolder = (root: string, { folder }: Program): string =>
  join(root, folder, "dist");

/** True if the last build is from the same sources. */
export function isFresh(root: string, program: Program): boolean {
  const stamp = join(buildFolder(root, program), STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root, program);
}

/** Builds a program, unless the last build is from the same sources; returns its folder. Throws `BuildError`. */
export async function build(
  root: string,
  program: Program,
  complete = (_folder: string) => {},
): Promise<string> {
  const folder = buildFolder(root, program);
  if (isFresh(root, program)) return folder;

  await withLock(join(root, ".build-lock"), async (joins) => {
    if (isFresh(root, program)) return;
    const made = fingerprint(root, program);
    process.stderr.write(`Building ${program.name} …\n`);
    await bundle(root, program, joins);
    const parent = join(root, program.folder);
    complete(join(parent, NEXT));
    writeFileSync(join(parent, NEXT, STAMP), made);
    replace(parent, folder);
  });
  return folder;
}

/** Replaces the build in one step, so that readers of the old build are not disturbed. */
function replace(parent: string, folder: string): void {
  const last = join(parent, LAST);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(join(parent, NEXT), folder);
  rmSync(last, { recursive: true, force: true });
}

async function bundle(
  root: string,
  { name, folder }: Program,
  joins: (pid: number) => void,
): Promise<void> {
  const vite = join(root, "node_modules/.bin/vite");
  const args = ["build", join(root, folder), "--outDir", NEXT, "--logLevel", "warn"];
  let output = "";
  // Tests build for production too.
  const env = { ...process.env, NODE_ENV: "production" };
  const { code } = await launch(vite, args, { stdio: "pipe", env }, (child) => {
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
  const subject = name.replace(/^t/u, "T");
  if (code !== 0) throw new BuildError(`${subject} could not be built:\n${said}`);
  if (said !== "") process.stderr.write(`${said}\n`);
}

function fingerprint(root: string, { sources }: Program): string {
  const hash = createHash("sha256").update(process.version);
  for (const path of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(`\n${path.slice(root.length)}\n`).update(readFileSync(path));
  }
  return hash.digest("hex");
}
