/**
 * Serves the built app and its games, in a process of its own: as many servers as it is asked for, each on
 * a database and a clock of its own. A process for each would load the same code again for every test.
 */
import { readConfig, serve, type RunningServer } from "@sofala/server";
import { builtSite } from "../serve/built-site.ts";

/** What the process is asked to do; every question is answered by its number. */
export type Question = { readonly number: number; readonly server: number } & (
  | { readonly ask: "open"; readonly environment: Readonly<Record<string, string>> }
  | { readonly ask: "pass"; readonly milliseconds: number }
  | { readonly ask: "close" }
);

/** The answer: the port of a server that was opened, or why something failed. */
export interface Answer {
  readonly number: number;
  readonly port?: number;
  readonly failure?: string;
}

interface Open {
  readonly running: RunningServer;
  /** Milliseconds that its clock is ahead. */
  ahead: number;
}

const site = builtSite(process.env["SITE"]);
const servers = new Map<number, Promise<Open>>();

process.on("message", (question: Question) => {
  answer(question)
    .catch((error: unknown): Answer => ({ number: question.number, failure: String(error) }))
    .then((said) => process.send?.(said))
    .catch(() => process.exit(1));
});
process.on("disconnect", () => process.exit());

async function answer(question: Question): Promise<Answer> {
  const { number, server } = question;
  if (question.ask === "open") {
    const opening = open(question.environment);
    servers.set(server, opening);
    const { running } = await opening;
    return { number, port: running.port };
  }
  const found = await servers.get(server);
  if (question.ask === "pass" && found !== undefined) found.ahead += question.milliseconds;
  if (question.ask === "close") {
    servers.delete(server);
    await found?.running.close();
  }
  return { number };
}

async function open(environment: Readonly<Record<string, string>>): Promise<Open> {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error);
  if (site === undefined) throw new Error("the app is not built: npm run e2e builds it");
  const clock = { ahead: 0 };
  const running = await serve(config.value, { site, now: () => Date.now() + clock.ahead });
  return Object.assign(clock, { running });
}
