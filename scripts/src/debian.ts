import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { launch } from "./launch.mjs";

/** The user and the PATH. */
export interface Place {
  readonly env: NodeJS.ProcessEnv;
  readonly isRoot: boolean;
}

export const HERE: Place = { env: process.env, isRoot: process.getuid?.() === 0 };

/** The folders of the PATH, in order. */
export const foldersOf = ({ env }: Place): readonly string[] =>
  (env["PATH"] ?? "").split(delimiter);

/** The path of apt-get, if this user may install packages. */
export function aptOf(place: Place): string | undefined {
  if (!place.isRoot) return undefined;
  return foldersOf(place)
    .map((folder) => join(folder, "apt-get"))
    .find(isProgram);
}

/** A program in Debian's packages. */
export interface DebianProgram {
  /** Its name in messages. */
  readonly title: string;
  /** The names under which it is searched in the PATH, the best first. */
  readonly names: readonly string[];
  /** Other paths where it may be. */
  readonly otherPaths?: readonly string[];
  /** The environment variable that names another program. */
  readonly setting: string;
  /** The package that contains it. */
  readonly packageName: string;
}

/** The path of a program, or why there is none. */
export type FoundProgram = { readonly path: string } | { readonly missing: string };

/** The program on this machine. If there is none, it is installed from Debian, if that is allowed. */
export async function findProgram(
  program: DebianProgram,
  place: Place = HERE,
): Promise<FoundProgram> {
  const { title, names, otherPaths = [], setting, packageName } = program;
  const named = place.env[setting];
  if (named !== undefined && named !== "") {
    return isProgram(named)
      ? { path: named }
      : { missing: `${setting} is ${named}, which is not a program` };
  }
  const folders = foldersOf(place);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const look = (): string | undefined => [...paths, ...otherPaths].find(isProgram);
  const path = look();
  if (path !== undefined) return { path };
  const apt = aptOf(place);
  if (apt === undefined) {
    return { missing: `there is no ${title}; install it, or name one with ${setting}=/path/to/it` };
  }
  process.stderr.write(`Installing ${title} (once) …\n`);
  const failed = await install(apt, packageName, place);
  if (failed !== undefined) return { missing: `there is no ${title}, and ${failed}` };
  const installed = look();
  return installed === undefined
    ? { missing: `there is no ${title}, although apt-get installed it` }
    : { path: installed };
}

/** The package managers whose lists were updated by this process. */
const updated = new Set<string>();

/** Installs a Debian package; returns the error, if there is one. */
export async function install(
  apt: string,
  name: string,
  { env }: Place,
): Promise<string | undefined> {
  const options = ["-o", "DPkg::Lock::Timeout=300", "-y", "--no-install-recommends"];
  const update = updated.has(apt) ? [] : [["update"]];
  for (const args of [...update, ["install", ...options, name]]) {
    const { code, output } = await quietly(apt, args, env);
    if (code !== 0) return `apt-get ${args[0]} failed:\n${output}`;
    updated.add(apt);
  }
  return undefined;
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

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
