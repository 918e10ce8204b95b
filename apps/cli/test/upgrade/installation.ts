import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "../../../../scripts/src/free-port.ts";
import { runCommand } from "../../src/upgrade/service.ts";
import { findSite, type UpgradeSite } from "../../src/upgrade/site.ts";

/** Waits until the process of the last start has ended, as `systemctl stop` does. */
const STOP = `pid=$(cat server.pid) && kill "$pid" && while kill -0 "$pid"; do sleep 0.02; done`;
const START = `setsid ./sofala/sofala serve >>server.log 2>&1 </dev/null & echo $! >server.pid`;

/** A program with the layout of an unpacked release, with Node and the program of this machine. */
export interface VersionContent {
  /** The program that it runs. */
  readonly program: string;
  /** Runs before it. */
  readonly preamble?: string;
}

/** An installation of Sofala as in an unpacked release, in a folder that `remove` removes. */
export class Installation {
  readonly folder = mkdtempSync(join(tmpdir(), "sofala-upgrade-"));
  readonly link = join(this.folder, "sofala");
  readonly database: string;
  readonly url: string;
  readonly #port: number;

  private constructor(port: number, database: string | undefined) {
    this.#port = port;
    this.database = database ?? join(this.folder, "data/sofala.sqlite");
    this.url = `http://127.0.0.1:${port}`;
    mkdirSync(join(this.folder, "data"));
  }

  /** With an SQLite file of its own, or the database at a URL. */
  static async create(database?: string): Promise<Installation> {
    return new Installation(await freePort(), database);
  }

  /** Puts a version into its folder, and points the link to it. */
  install(version: string, content: VersionContent): void {
    this.#write(this.folder, version, content);
    rmSync(this.link, { force: true });
    symlinkSync(`sofala-${version}`, this.link);
  }

  /** Makes an archive of a version. */
  archive(version: string, content: VersionContent): string {
    const parent = join(this.folder, "archives");
    const name = this.#write(parent, version, content);
    const file = join(parent, `sofala-${version}-linux-x64.tar.gz`);
    execFileSync("tar", ["-C", parent, "-czf", file, name]);
    return file;
  }

  #write(parent: string, version: string, { program, preamble = "" }: VersionContent): string {
    const name = `sofala-${version}`;
    const folder = join(parent, name);
    mkdirSync(join(folder, "program"), { recursive: true });
    const options = `--disable-warning=ExperimentalWarning`;
    const here = `here=$(dirname "$(readlink -f "$0")")`;
    const files: readonly (readonly [string, string])[] = [
      ["node", `#!/bin/sh\nexec "${process.execPath}" "$@"\n`],
      [
        "sofala",
        `#!/bin/sh\n${here}\nexec "$here/node" ${options} "$here/program/main.mjs" "$@"\n`,
      ],
      ["program/main.mjs", `${preamble}\nawait import(${JSON.stringify(program)});\n`],
    ];
    for (const [path, text] of files) writeFileSync(join(folder, path), text, { mode: 0o755 });
    return name;
  }

  get environment(): { readonly [name: string]: string } {
    const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
    return {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: String(this.#port),
      DATABASE_URL: this.database,
      RATE_LIMIT: "0",
      EXHIBITION: "no",
      BACKUP_TO: "off",
      LOG_LEVEL: "warn",
    };
  }

  /** The options of `sofala upgrade` for this installation. */
  get options() {
    const settings = join(this.folder, "settings.env");
    const lines = Object.entries(this.environment).map(([name, value]) => `${name}=${value}`);
    writeFileSync(settings, lines.join("\n"));
    const inFolder = (command: string) => `cd ${this.folder}; . ./environment; ${command}`;
    const exports = lines.map((line) => `export ${line}`).join("\n");
    writeFileSync(join(this.folder, "environment"), exports);
    return {
      link: this.link,
      settings,
      stop: inFolder(STOP),
      start: inFolder(START),
      startTimeoutMs: 60_000,
      watchMs: 200,
    };
  }

  /** What `sofala upgrade` works on; it writes its sentences to `output`. */
  site(output: string[] = []): Promise<UpgradeSite> {
    return findSite(this.options, async (sentence) => void output.push(sentence));
  }

  async start(): Promise<void> {
    await runCommand(this.options.start);
    while (!(await this.isHealthy())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async stop(): Promise<void> {
    await runCommand(this.options.stop);
  }

  async isHealthy(): Promise<boolean> {
    return fetch(`${this.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The version that the link leads to. */
  get version(): string {
    return basename(realpathSync(this.link)).replace("sofala-", "");
  }

  get log(): string {
    const path = join(this.folder, "server.log");
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
