import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { parseEnv, promisify } from "node:util";
import { existsSync, readFileSync } from "node:fs";

const run = promisify(execFile);

/** How the server is stopped and started. */
export interface ServiceCommands {
  readonly stop: string;
  readonly start: string;
}

/** The commands for a unit of systemd. A unit that failed often is not started without `reset-failed`. */
export const systemdCommands = (unit: string): ServiceCommands => ({
  stop: `systemctl stop ${unit}`,
  start: `systemctl reset-failed ${unit}; systemctl start ${unit}`,
});

/** Runs a command in a shell; true if it succeeds. Its output would belong to the server that it starts. */
export async function runCommand(command: string): Promise<boolean> {
  const child = spawn("sh", ["-c", command], { stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}

/** The settings in a unit of systemd and in the files it names; undefined if there is no such unit. */
export async function systemdSettings(unit: string): Promise<NodeJS.Dict<string> | undefined> {
  const properties = ["LoadState", "Environment", "EnvironmentFiles"];
  const options = properties.map((name) => `--property=${name}`);
  const shown = await run("systemctl", ["show", unit, ...options]).catch(() => undefined);
  return shown === undefined ? undefined : settingsOfUnit(shown.stdout);
}

/** The settings in the output of `systemctl show`; those of files come last, as for systemd. */
export function settingsOfUnit(shown: string): NodeJS.Dict<string> | undefined {
  const lines = shown.split("\n");
  if (!lines.includes("LoadState=loaded")) return undefined;
  const valuesOf = (name: string): readonly string[] =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
  // Values with spaces are quoted as a whole: "NAME=a value".
  const variables = valuesOf("Environment").flatMap((line) => line.match(/"[^"]*"|\S+/gu) ?? []);
  const files = valuesOf("EnvironmentFiles").map((line) => line.replace(/ \(.*\)$/u, ""));
  const texts = [
    variables.map((each) => each.replaceAll('"', "")).join("\n"),
    ...files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8")),
  ];
  return Object.assign({}, ...texts.map((text) => parseEnv(text))) as NodeJS.Dict<string>;
}
