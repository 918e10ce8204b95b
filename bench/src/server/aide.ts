import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The functions of a helper process. */
export type Skills = { readonly [name: string]: (input: never) => unknown };

interface Question {
  readonly number: number;
  readonly name: string;
  readonly input: unknown;
}

type Reply =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly fault: string };

/** A helper process, such as a server or a group of clients. It ends when this process ends. */
export class Aide<S extends Skills> {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #number = 0;

  /** Starts a script of this folder. */
  constructor(script: string, env: Readonly<Record<string, string>> = {}) {
    this.#child = fork(join(import.meta.dirname, script), [], {
      execArgv: [...process.execArgv, "--expose-gc"],
      env: { ...process.env, ...env },
      // What a helper prints by itself is not a figure.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child.on("message", (reply: Reply) => this.#hear(reply));
    this.#child.on("exit", (code) => {
      for (const { reject } of this.#waiting.values()) {
        reject(new Error(`${script} ended with code ${code}`));
      }
    });
  }

  ask<Name extends keyof S & string>(
    name: Name,
    ...[input]: Parameters<S[Name]>
  ): Promise<Awaited<ReturnType<S[Name]>>> {
    const number = this.#number++;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(number, waiting);
    const question: Question = { number, name, input };
    this.#child.send(question);
    return waiting.promise as Promise<Awaited<ReturnType<S[Name]>>>;
  }

  async end(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.disconnect();
    await ended;
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if ("fault" in reply) waiting?.reject(new Error(reply.fault));
    else waiting?.resolve(reply.answer);
  }
}

/** The helper's side: answers calls until the parent process disconnects. */
export function answer(skills: Skills): void {
  const send = (reply: Reply) => process.send?.(reply);
  const attempt = async ({ number, name, input }: Question): Promise<Reply> => {
    try {
      const skill = skills[name] as ((input: unknown) => unknown) | undefined;
      return { number, answer: await skill?.(input) };
    } catch (error) {
      return { number, fault: error instanceof Error ? (error.stack ?? "") : String(error) };
    }
  };
  process.on("message", (question: Question) => void attempt(question).then(send));
  process.on("disconnect", () => process.exit());
}
