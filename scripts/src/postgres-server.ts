import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HERE } from "./debian.ts";
import { launch } from "./launch.mjs";
import { findPostgres } from "./postgres.ts";

/** A PostgreSQL of one's own, on this machine only. */
export interface PostgresServer {
  /** The address of its first database, which is empty. */
  readonly url: string;
  /** Ends it and removes all that it kept. */
  stop(): Promise<void>;
}

/** Who runs it: PostgreSQL refuses root. */
interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** A port that was free may be taken a moment later. */
const ATTEMPTS = 3;

/** PostgreSQL ends with its guard's input, so that it does not outlive the program that started it. */
const GUARD = `trap '' PIPE
exec 3<&0
"$@" <&- & server=$!
{ read -r _ <&3; kill -QUIT "$server"; } & guard=$!
wait "$server"
kill "$guard"
rm -rf "$FOLDER"`;

const READY = "ready to accept connections";

/** Starts an empty PostgreSQL, or says why there is none. */
export async function startPostgres(): Promise<PostgresServer | { readonly missing: string }> {
  const found = await findPostgres();
  if ("missing" in found) return found;
  const owner = HERE.isRoot ? ownerIn(readFileSync("/etc/passwd", "utf8")) : {};
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(found.programs, owner);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** The user of PostgreSQL, else the one who owns nothing. */
export function ownerIn(passwd: string): Owner {
  const users = passwd.split("\n").map((line) => line.split(":"));
  const user = ["postgres", "nobody"]
    .map((name) => users.find(([first]) => first === name))
    .find((entry) => entry !== undefined);
  if (user === undefined) throw new Error("PostgreSQL refuses root, and there is no other user");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function start(programs: string, owner: Owner): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-postgres-"));
  try {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
    await initialise(programs, folder, owner);
    return await run(programs, folder, owner);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function initialise(programs: string, folder: string, owner: Owner): Promise<void> {
  const options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"];
  let output = "";
  const { code } = await launch(
    join(programs, "initdb"),
    [...options, "--no-sync", "--no-instructions", "-D", join(folder, "data")],
    { stdio: ["ignore", "pipe", "pipe"], cwd: folder, ...owner },
    ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream?.on("data", (text) => (output += String(text)));
    },
  );
  if (code !== 0) throw new Error(`initdb failed:\n${output}`);
}

async function run(programs: string, folder: string, owner: Owner): Promise<PostgresServer> {
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
  const command = [join(programs, "postgres"), "-D", join(folder, "data"), "-p", String(port)];
  const args = [...command, ...settings.flatMap((setting) => ["-c", setting])];
  const child = spawn("/bin/sh", ["-c", GUARD, "sh", ...args], {
    stdio: ["pipe", "ignore", "pipe"],
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    // A signal to this program's group is not for it.
    detached: true,
    ...owner,
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on("exit", () => resolve());
    child.on("error", reject);
  });

  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (text) => {
      output += String(text);
      if (output.includes(READY)) resolve();
    });
    ended.then(() => reject(new Error(`PostgreSQL did not start:\n${output}`)), reject);
  });
  child.stderr.removeAllListeners("data").resume();

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}
