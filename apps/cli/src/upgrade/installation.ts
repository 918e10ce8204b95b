import { createHash } from "node:crypto";
import { execFile } from "node:child_process";
import { once } from "node:events";
import {
  createReadStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { syncFolder, type InstalledVersion } from "./journal.ts";
import { UpgradeError } from "./upgrade-error.ts";

const run = promisify(execFile);
const MAX_OUTPUT = 2 ** 30;

/** What a program printed, and how it ended. */
export interface ProgramResult {
  readonly exitCode: number;
  readonly output: string;
  readonly errorOutput: string;
}

/** Runs the command line of an installed version. */
export async function runVersion(
  { folder }: InstalledVersion,
  args: readonly string[],
  variables: NodeJS.Dict<string> = {},
): Promise<ProgramResult> {
  const env = { ...process.env, ...variables };
  try {
    const options = { maxBuffer: MAX_OUTPUT, env };
    const { stdout, stderr } = await run(join(folder, "sofala"), args, options);
    return { exitCode: 0, output: stdout, errorOutput: stderr };
  } catch (error) {
    const {
      code,
      stdout = "",
      stderr = "",
      message,
    } = error as NodeJS.ErrnoException & {
      readonly stdout?: string;
      readonly stderr?: string;
    };
    const exitCode = typeof code === "number" ? code : 70;
    return { exitCode, output: stdout, errorOutput: stderr === "" ? message : stderr };
  }
}

/** The link through which the service starts Sofala: beside the folder of the program that runs. */
export function defaultLink(programFolder: string): string | undefined {
  const own = resolve(programFolder, "..");
  const parent = dirname(own);
  return readdirSync(parent)
    .map((name) => join(parent, name))
    .find(
      (path) => lstatSync(path).isSymbolicLink() && existsSync(path) && realpathSync(path) === own,
    );
}

/** The version that a link leads to. Also a folder may stand in the place of the link: `pointLink` makes it one. */
export async function installedVersion(link: string): Promise<InstalledVersion> {
  if (!existsSync(link)) throw new UpgradeError(`There is no ${link}.`);
  const isLink = lstatSync(link).isSymbolicLink();
  const folder = realpathSync(link);
  if (!existsSync(join(folder, "sofala"))) {
    throw new UpgradeError(`${folder} is not a folder with Sofala.`);
  }
  const version = versionOfName(basename(folder)) ?? (await askVersion({ version: "", folder }));
  if (version === undefined) throw new UpgradeError(`${folder}/sofala does not run.`);
  return { version, folder: isLink ? folder : `${link}-${version}-before` };
}

/** The version that `sofala --version` prints, or the start of its output if it prints none. */
async function askVersion(installed: InstalledVersion): Promise<string | undefined> {
  const { exitCode, output } = await runVersion(installed, ["--version"]);
  if (exitCode !== 0) return undefined;
  return /^sofala (?<version>\S+)/u.exec(output)?.groups?.["version"] ?? "unknown";
}

/** `1.2.3` for `sofala-1.2.3`. */
const versionOfName = (name: string): string | undefined =>
  /^sofala-(?<version>\d+\.\d+\.\d+(?:-[\w.]+)?)$/u.exec(name)?.groups?.["version"];

/**
 * Unpacks an archive beside the installed version, completely or not at all. Throws if the archive is damaged, or its
 * version is installed already.
 */
export async function unpackArchive(
  file: string,
  link: string,
  installed: InstalledVersion,
  scratch: string,
): Promise<InstalledVersion> {
  if (!existsSync(file)) throw new UpgradeError(`There is no file ${file}.`);
  await compareChecksum(file);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch);
  try {
    await run("tar", ["-xzf", file, "-C", scratch, "--no-same-owner"]);
  } catch (error) {
    const reason = (error as { readonly stderr?: string }).stderr?.trim() ?? String(error);
    throw new UpgradeError(`${file} cannot be unpacked: ${reason}`);
  }
  const [name = "", ...others] = readdirSync(scratch);
  const version = versionOfName(name);
  const isComplete = ["sofala", "node", "program/main.mjs"].every((path) =>
    existsSync(join(scratch, name, path)),
  );
  if (version === undefined || others.length > 0 || !isComplete) {
    throw new UpgradeError(`${file} is not a release of Sofala.`);
  }
  const folder = join(dirname(link), name);
  if (folder === installed.folder) {
    throw new UpgradeError(`Version ${version} is installed already.`);
  }
  const unpacked = { version, folder: join(scratch, name) };
  if ((await askVersion(unpacked)) === undefined) {
    throw new UpgradeError(`${file} does not run on this machine: is it for another processor?`);
  }
  await run("sync", ["-f", unpacked.folder]);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unpacked.folder, folder);
  syncFolder(dirname(folder));
  return { version, folder };
}

/** Compares a file with `SHA256SUMS` beside it, if there is one. */
async function compareChecksum(file: string): Promise<void> {
  const list = join(dirname(file), "SHA256SUMS");
  if (!existsSync(list)) return;
  const line = readFileSync(list, "utf8")
    .split("\n")
    .find((each) => each.endsWith(` ${basename(file)}`) || each.endsWith(`*${basename(file)}`));
  if (line === undefined) throw new UpgradeError(`${list} does not list ${basename(file)}.`);
  const hash = createHash("sha256");
  const stream = createReadStream(file).on("data", (bytes) => hash.update(bytes));
  await once(stream, "close");
  if (!line.startsWith(hash.digest("hex"))) {
    throw new UpgradeError(`${file} is damaged: its checksum is not the one in ${list}.`);
  }
}

/** Points the link to a version, in one step. A folder in its place is renamed to the folder of `before` first. */
export function pointLink(link: string, to: InstalledVersion, before: InstalledVersion): void {
  const isFolder = existsSync(link) && !lstatSync(link).isSymbolicLink();
  if (isFolder) {
    // The folder itself is the version before.
    if (to.folder === before.folder) return;
    renameSync(link, before.folder);
  }
  rmSync(`${link}.new`, { force: true });
  symlinkSync(basename(to.folder), `${link}.new`);
  renameSync(`${link}.new`, link);
  syncFolder(dirname(link));
}

/** Where a version is now: a folder in the place of the link has not got its name yet. */
export const presentPlace = (link: string, version: InstalledVersion): InstalledVersion =>
  existsSync(version.folder) ? version : { ...version, folder: link };
