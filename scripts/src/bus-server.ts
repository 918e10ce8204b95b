import { spawn } from "node:child_process";
import { join } from "node:path";
import { findProgram, type FoundProgram, type Place } from "./debian.ts";
import { freePort } from "./free-port.ts";

/** A message server for tests, on this machine only. */
export interface BusServer {
  readonly url: string;
  /** Kills it, and starts it again at the same address after this many milliseconds. */
  restart(pause?: number): Promise<void>;
  stop(): Promise<void>;
}

/** A message server in Debian's packages. */
export interface BusProgram {
  readonly name: string;
  /** The environment variable that names another program. */
  readonly setting: string;
  readonly scheme: string;
  readonly args: (port: number) => readonly string[];
  /** The text that it prints when it has started. */
  readonly ready: string;
}

/** Debian's folder of servers, which is not in everybody's PATH. */
const SERVERS = "/usr/sbin";
const ATTEMPTS = 3;

/**
 * A shell script that kills the server when its input closes, so that the server does not outlive the program that
 * started it.
 */
const GUARD = `trap '' PIPE
exec 3<&0
"$@" <&- & server=$!
{ read -r _ <&3; kill -KILL "$server"; } & guard=$!
wait "$server"
kill "$guard"`;

/** Starts a server, or returns why there is none. */
export async function startBus(
  program: BusProgram,
  place?: Place,
): Promise<BusServer | { readonly missing: string }> {
  const found = await findBus(program, place);
  if ("missing" in found) return found;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(found.path, program, await freePort());
    } catch (error) {
      // A port that was free may be taken a moment later.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** The program on this machine. If there is none, it is installed from Debian, if that is allowed. */
export const findBus = ({ name, setting }: BusProgram, place?: Place): Promise<FoundProgram> =>
  findProgram(
    { title: name, names: [name], otherPaths: [join(SERVERS, name)], setting, packageName: name },
    place,
  );

async function start(path: string, program: BusProgram, port: number): Promise<BusServer> {
  let end = await run(path, program, port);
  return {
    url: `${program.scheme}://127.0.0.1:${port}`,
    async restart(pause = 0) {
      await end();
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      end = await run(path, program, port);
    },
    stop: () => end(),
  };
}

/** Starts it and returns how to stop it. */
async function run(
  path: string,
  { name, args, ready }: BusProgram,
  port: number,
): Promise<() => Promise<void>> {
  const child = spawn("/bin/sh", ["-c", GUARD, "sh", path, ...args(port)], {
    stdio: ["pipe", "pipe", "pipe"],
    cwd: "/",
    // In its own process group, so that signals to this program's group do not reach it.
    detached: true,
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on("exit", () => resolve());
    child.on("error", reject);
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += String(text);
        if (output.includes(ready)) resolve();
      });
    }
    ended.then(() => reject(new Error(`${name} did not start:\n${output}`)), reject);
  });
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners("data").resume();
  return async () => {
    child.stdin.end();
    await ended;
  };
}
