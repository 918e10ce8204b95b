import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import { runSofala } from "../../../cli/test/fake-terminal.ts";
import { Client } from "../support/client.ts";
import { Program } from "../support/programs.ts";

const SOFALA = [process.execPath, "apps/cli/src/main.ts"];
const START = [process.execPath, "scripts/start.ts"];

/** A server in its own process. */
export interface Served {
  readonly program: Program;
  readonly url: string;
}

export interface Operator {
  readonly database: string;
  /** Starts `sofala …`. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Program;
  /** Runs `sofala …` to its end. */
  sofala(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>;
  /** Runs `sofala admin …` on the database in this process. */
  admin(...args: readonly string[]): Promise<Ended>;
  /** Starts `sofala serve` and waits until it is ready. */
  serve(env?: Readonly<Record<string, string>>): Promise<Served>;
  /** Starts `npm start` and waits for its address. */
  start(env?: Readonly<Record<string, string>>): Promise<Served>;
  /** Runs `npm start` to its end. */
  startInVain(env?: Readonly<Record<string, string>>): Promise<Ended>;
}

interface Ended {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs servers on a database in a new folder; all end with the test, or with all tests. */
export function newOperator({ endsWith = afterEach } = {}): Operator {
  let folder = "";
  const programs: Program[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "sofala-operator-"));
  });
  endsWith(async () => {
    await Promise.all(programs.splice(0).map((program) => program.kill()));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const database = () => join(folder, "data/sofala.sqlite");
  const run = (command: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const defaults = {
      DATABASE_URL: database(),
      PORT: "0",
      BOT_PAUSE_FACTOR: "0",
      BOT_THREADS: "1",
      BACKUP_TO: "off",
    };
    const program = new Program(command, { ...defaults, ...env });
    programs.push(program);
    return program;
  };
  const ended = async (program: Program): Promise<Ended> => {
    const exit = await program.ended();
    return { exit, out: program.output, err: program.errorOutput };
  };
  return {
    get database() {
      return database();
    },
    run: (args, env) => run([...SOFALA, ...args], env),
    sofala: (args, env) => ended(run([...SOFALA, ...args], env)),
    admin: (...args) => runSofala(["admin", ...args, "--database", database()]),
    async serve(env) {
      const program = run([...SOFALA, "serve"], env);
      const output = await program.until((written) => written.includes('"ready"'));
      const port = /"port":(?<port>\d+)/u.exec(output)?.groups?.["port"];
      return { program, url: `http://127.0.0.1:${port}` };
    },
    async start(env) {
      const program = run(START, env);
      const output = await program.until((written) => written.includes("Ctrl-C"));
      const url = /Sofala is at (?<url>http:\S+)\/\n/u.exec(output)?.groups?.["url"];
      if (url === undefined) throw new Error(`no address: ${output}`);
      return { program, url };
    },
    startInVain: (env) => ended(run(START, env)),
  };
}

/** The same person and device at a restarted server. */
export const atRestartedServer = ({ cookie }: Client, { url }: Pick<Served, "url">): Client =>
  new Client(url, cookie === undefined ? {} : { cookie });
