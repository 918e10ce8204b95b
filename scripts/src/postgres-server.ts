import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HERE } from "./debian.ts";
import { freePort } from "./free-port.ts";
import { launch } from "./launch.mjs";
import { findPostgres } from "./postgres.ts";

/** A PostgreSQL for tests, on this machine only. */
export interface PostgresServer {
  /** The URL of its first database, which is empty. */
  readonly url: string;
  /** A folder for other files; it is removed when PostgreSQL stops. */
  readonly folder: string;
  readonly tools: PostgresTools;
  /** Kills it as a power failure would, and starts it again at the same address after this many milliseconds. */
  restart(pause?: number): Promise<void>;
  /** Stops it and removes all its files. */
  stop(): Promise<void>;
}

export interface PostgresSetup {
  /** More settings, as `name=value`, for its folder. */
  settings?(folder: string): readonly string[];
  /** Fills the data folder, which does not exist yet, instead of creating an empty database. */
  fill?(data: string): Promise<void>;
}

/** PostgreSQL's programs, and the user who runs them. */
interface PostgresTools {
  readonly programs: string;
  readonly owner: Owner;
}

/** The user who runs it: PostgreSQL refuses root. */
interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Repeated, because a free port may be taken a moment later. */
const ATTEMPTS = 3;

/**
 * A shell script that kills PostgreSQL when its input closes, so that it does not outlive the program that started it.
 * It also removes the folder, unless PostgreSQL will be started again.
 */
const GUARD = `trap '' PIPE
exec 3<&0
"$@" <&- & server=$!
{ read -r _ <&3; kill -QUIT "$server"; } & guard=$!
wait "$server"
kill "$guard"
[ -e "$FOLDER/kept" ] || rm -rf "$FOLDER"`;

const READY = "ready to accept connections";

/** Starts an empty PostgreSQL, or returns why there is none. */
export async function startPostgres(
  setup: PostgresSetup = {},
): Promise<PostgresServer | { readonly missing: string }> {
  const found = await findPostgres();
  if ("missing" in found) return found;
  const owner = HERE.isRoot ? ownerIn(readFileSync("/etc/passwd", "utf8")) : {};
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start({ programs: found.programs, owner }, setup);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** The user `postgres`, or else `nobody`. */
export function ownerIn(passwd: string): Owner {
  const users = passwd.split("\n").map((line) => line.split(":"));
  const user = ["postgres", "nobody"]
    .map((name) => users.find(([first]) => first === name))
    .find((entry) => entry !== undefined);
  if (user === undefined) throw new Error("PostgreSQL refuses root, and there is no other user");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function start(tools: PostgresTools, setup: PostgresSetup): Promise<PostgresServer> {
  const { owner } = tools;
  const folder = mkdtempSync(join(tmpdir(), "sofala-postgres-"));
  try {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
    await (setup.fill?.(join(folder, "data")) ?? initialise(tools, folder));
    const port = await freePort();
    const again = () => run(tools, folder, port, setup.settings?.(folder) ?? []);
    return new Runs({ folder, port, tools }, await again(), again);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** One PostgreSQL across restarts. */
class Runs implements PostgresServer {
  readonly url: string;
  readonly folder: string;
  readonly tools: PostgresTools;
  readonly #again: () => Promise<Run>;
  #run: Run;

  constructor(
    {
      folder,
      port,
      tools,
    }: { readonly folder: string; readonly port: number; readonly tools: PostgresTools },
    first: Run,
    again: () => Promise<Run>,
  ) {
    this.folder = folder;
    this.tools = tools;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.#run = first;
    this.#again = again;
  }

  async restart(pause = 0): Promise<void> {
    const mark = join(this.folder, "kept");
    writeFileSync(mark, "");
    await this.#run.end();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    this.#run = await this.#again();
    rmSync(mark);
  }

  async stop(): Promise<void> {
    await this.#run.end();
  }
}

interface Run {
  end(): Promise<void>;
}

async function initialise({ programs, owner }: PostgresTools, folder: string): Promise<void> {
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

async function run(
  { programs, owner }: PostgresTools,
  folder: string,
  port: number,
  more: readonly string[],
): Promise<Run> {
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    // One sync call instead of one for every file, when it starts again after a power failure.
    "recovery_init_sync_method=syncfs",
    ...more,
  ];
  const command = [join(programs, "postgres"), "-D", join(folder, "data"), "-p", String(port)];
  const args = [...command, ...settings.flatMap((setting) => ["-c", setting])];
  const child = spawn("/bin/sh", ["-c", GUARD, "sh", ...args], {
    stdio: ["pipe", "ignore", "pipe"],
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    // In its own process group, so that signals to this program's group do not reach it.
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
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}
