import type { Config } from "../config.ts";
import { checkBackups } from "./check-backups.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisk } from "./check-disk.ts";
import { checkMail } from "./check-mail.ts";
import { checkPort } from "./check-port.ts";
import { checkProxy } from "./check-proxy.ts";
import { checkPush, PUSH_SERVICES, type PushService } from "./check-push.ts";
import { findingsOf, type Finding } from "./finding.ts";

export { askHealth, localHostOf } from "./check-port.ts";
export type { Finding } from "./finding.ts";

export interface Examination {
  readonly config: Config;
  /** True if the web app is built. */
  readonly hasSite: boolean;
  readonly pushServices?: readonly PushService[];
}

/** Checks the machine and the settings; the findings come one after the other, as they are made. */
export async function* examine({
  config,
  hasSite,
  pushServices = PUSH_SERVICES,
}: Examination): AsyncGenerator<Finding> {
  const settings = findingsOf("Settings");
  yield settings.ok("All settings are valid.");
  for (const warning of config.warnings) yield settings.warning(warning);
  const program = findingsOf("Program");
  yield hasSite
    ? program.ok(`The web app is built, and Node is ${process.version}.`)
    : program.problem("The web app is not built: run npm run build.");
  const { findings, isServing } = await checkPort(config);
  yield* findings;
  yield* await checkDisk(config);
  yield* await checkDatabase(config);
  yield* await checkBackups(config);
  yield* await checkMail(config);
  yield* await checkPush(config, pushServices);
  yield* await checkProxy(config, isServing);
}
