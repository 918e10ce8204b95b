import { existsSync, lstatSync, mkdirSync, realpathSync } from "node:fs";
import { resolve, sep } from "node:path";
import { readConfig } from "@sofala/server/config";
import type { Admin } from "../admin/admin-command.ts";
import { readSettingsFile } from "../settings-file.ts";
import { defaultLink } from "./installation.ts";
import type { UpgradeStep } from "./journal.ts";
import { systemdCommands, systemdSettings, type ServiceCommands } from "./service.ts";
import { UpgradeError } from "./upgrade-error.ts";

/** The options of `sofala upgrade` and `sofala rollback`. */
export interface SiteOptions {
  readonly link?: string;
  readonly settings?: string;
  readonly service?: string;
  readonly stop?: string;
  readonly start?: string;
  /** A server that was started has to be healthy after this time … */
  readonly startTimeoutMs: number;
  /** … and its health is watched until this time has passed since the start. */
  readonly watchMs: number;
}

/** The server that is upgraded. */
export interface UpgradeSite {
  readonly admin: Admin;
  /** The link through which the service starts Sofala. */
  readonly link: string;
  /** Where the journal is. */
  readonly folder: string;
  readonly database: string;
  readonly isPostgres: boolean;
  readonly host: string;
  readonly port: number;
  readonly service: ServiceCommands;
  readonly startTimeoutMs: number;
  readonly watchMs: number;
  print(sentence: string): Promise<void>;
  /** Called after each step was written to the journal; for tests. */
  onStep?(step: UpgradeStep): void;
}

/** Finds out what to upgrade; throws `UpgradeError` if something is missing. */
export async function findSite(
  options: SiteOptions,
  print: (sentence: string) => Promise<void>,
): Promise<UpgradeSite> {
  const link =
    options.link === undefined ? defaultLink(import.meta.dirname) : resolve(options.link);
  if (link === undefined || !existsSync(link)) {
    throw new UpgradeError(
      link === undefined
        ? "No link leads to this installation: make one (ln -s), or name another installation with --link."
        : `There is no ${link}.`,
    );
  }
  const { settings, service } = await settingsAndService(options);
  const config = readConfig(settings, link);
  if (!config.ok) throw new UpgradeError(config.error);
  const { database, host, port } = config.value;
  const isPostgres = database.includes("://");
  if (port === undefined) throw new UpgradeError("Set PORT to the port of the server.");
  if (!isPostgres) requireDatabase(database, link);
  const folder = `${link}-upgrade`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const admin = await import("@sofala/server/admin");
  const { startTimeoutMs, watchMs } = options;
  return {
    admin,
    link,
    folder,
    database,
    isPostgres,
    host,
    port,
    service,
    startTimeoutMs,
    watchMs,
    print,
  };
}

async function settingsAndService({
  settings: file,
  service: unit = "sofala",
  stop,
  start,
}: SiteOptions): Promise<{
  readonly settings: NodeJS.Dict<string>;
  readonly service: ServiceCommands;
}> {
  const given = readSettingsFile(file);
  if (!given.ok) throw new UpgradeError(given.error);
  if (stop !== undefined && start !== undefined) {
    return { settings: { ...process.env, ...given.value }, service: { stop, start } };
  }
  const settings = await systemdSettings(unit);
  if (settings === undefined) {
    throw new UpgradeError(
      `systemd has no service ${unit}: name it with --service, or say with --stop and --start how the server is stopped and started.`,
    );
  }
  return { settings: { ...settings, ...given.value }, service: systemdCommands(unit) };
}

function requireDatabase(database: string, link: string): void {
  if (!existsSync(database)) throw new UpgradeError(`There is no database at ${database}.`);
  const folder = `${realpathSync(link)}${sep}`;
  if (realpathSync(database).startsWith(folder)) {
    throw new UpgradeError(
      `The database is in ${folder}, which an upgrade replaces. Stop the server, move the database elsewhere, and set DATABASE_URL.`,
    );
  }
  if (lstatSync(database).isSymbolicLink()) {
    throw new UpgradeError(`${database} is a link: set DATABASE_URL to the file itself.`);
  }
}
