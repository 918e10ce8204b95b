import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The functions of a helper process. */
export type HelperFunctions = { readonly [name: string]: (input: never) => unknown };

interface Call {
  readonly number: number;
  readonly name: string;
  readonly input: unknown;
}

type Reply =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly fault: string };

/** A helper process, such as a server or a group of clients. It ends when this process ends. */
export class HelperProcess<S extends HelperFunctions> {
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  #number = 0;

  /** Starts a script of this folder. */
  constructor(script: string, env: Readonly<Record<string, string>> = {}) {
    this.#child = fork(join(import.meta.dirname, script), [], {
      execArgv: [...process.execArgv, "--expose-gc"],
      env: { ...process.env, ...env },
      // What a helper prints by itself is not a figure.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child.on("message", (reply: Reply) => this.#onReply(reply));
    this.#child.on("exit", (code) => {
      for (const { reject } of this.#pending.values()) {
        reject(new Error(`${script} ended with code ${code}`));
      }
    });
  }

  call<Name extends keyof S & string>(
    name: Name,
    ...[input]: Parameters<S[Name]>
  ): Promise<Awaited<ReturnType<S[Name]>>> {
    const number = this.#number++;
    const waiting = Promise.withResolvers<unknown>();
    this.#pending.set(number, waiting);
    const call: Call = { number, name, input };
    this.#child.send(call);
    return waiting.promise as Promise<Awaited<ReturnType<S[Name]>>>;
  }

  async end(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.disconnect();
    await ended;
  }

  #onReply(reply: Reply): void {
    const waiting = this.#pending.get(reply.number);
    this.#pending.delete(reply.number);
    if ("fault" in reply) waiting?.reject(new Error(reply.fault));
    else waiting?.resolve(reply.answer);
  }
}

/** The helper's side: answers calls until the parent process disconnects. */
export function serveCalls(functions: HelperFunctions): void {
  const send = (reply: Reply) => process.send?.(reply);
  const attempt = async ({ number, name, input }: Call): Promise<Reply> => {
    try {
      const method = functions[name] as ((input: unknown) => unknown) | undefined;
      return { number, answer: await method?.(input) };
    } catch (error) {
      return { number, fault: error instanceof Error ? (error.stack ?? "") : String(error) };
    }
  };
  process.on("message", (call: Call) => void attempt(call).then(send));
  process.on("disconnect", () => process.exit());
}
