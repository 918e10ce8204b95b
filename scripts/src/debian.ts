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
