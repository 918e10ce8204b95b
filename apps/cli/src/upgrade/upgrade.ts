import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { askHealth, localHostOf } from "@sofala/server/doctor";
import { parseJson } from "../parse-json.ts";
import { checkVersion } from "./check-version.ts";
import {
  installedVersion,
  pointLink,
  presentPlace,
  runVersion,
  unpackArchive,
} from "./installation.ts";
import {
  isUnfinished,
  readJournal,
  syncFolder,
  writeJournal,
  type UpgradeJournal,
} from "./journal.ts";
import { runCommand } from "./service.ts";
import type { UpgradeSite } from "./site.ts";
import { UpgradeError } from "./upgrade-error.ts";

/** A server that stops has this long for its shutdown. */
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 100;
/** A server is healthy after at least this many good answers, and not healthy if as many others follow the first one. */
const DECISIVE_ANSWERS = 3;

/**
 * Replaces the installed version by that of an archive, after it has replayed all games like the installed one. Returns
 * false if the new version was not healthy and the installed one is back. An upgrade that was interrupted is ended first.
 */
export const upgrade = (site: UpgradeSite, file: string): Promise<boolean> =>
  withLock(site, async () => {
    await endInterrupted(site);
    const before = await installedVersion(site.link);
    const present = presentPlace(site.link, before);
    const scratch = join(site.folder, "unpacked");
    await site.print(`Installed: ${before.version} in ${present.folder}.`);
    const after = await unpackArchive(file, site.link, before, scratch);
    await site.print(`Unpacked ${after.version} to ${after.folder}. Checking it with a copy …`);
    const checked = await checkUnpacked(site, present, after);
    const stamp = new Date().toISOString();
    const journal: UpgradeJournal = {
      step: "stopping",
      startedAt: stamp,
      before,
      after,
      database: site.database,
      schema: checked.schema,
      ...(site.isPostgres ? {} : { backup: `${site.database}-before-${after.version}` }),
    };
    return replaceVersion(site, journal);
  });

/** Checks the version of an archive with a copy of the database, and changes nothing. */
export const checkOnly = (site: UpgradeSite, file: string): Promise<void> =>
  withLock(site, async () => {
    const before = await installedVersion(site.link);
    const present = presentPlace(site.link, before);
    const after = await unpackArchive(file, site.link, before, join(site.folder, "unpacked"));
    await checkUnpacked(site, present, after);
    rmSync(after.folder, { recursive: true });
  });

/** Ends an interrupted upgrade, if there is one. */
export const resume = (site: UpgradeSite): Promise<void> =>
  withLock(site, async () => {
    if (!(await endInterrupted(site))) throw new UpgradeError("No upgrade was interrupted.");
  });

/** Goes back to the version before the last upgrade. */
export const rollback = (site: UpgradeSite): Promise<void> =>
  withLock(site, async () => {
    const journal = readJournal(site.folder);
    if (journal === undefined || journal.step === "went-back") {
      throw new UpgradeError("There is no upgrade to go back from.");
    }
    await goBack(site, journal);
  });

async function withLock<T>(site: UpgradeSite, work: () => Promise<T>): Promise<T> {
  const lock = site.admin.tryLock(join(site.folder, "lock"));
  if (lock === undefined) throw new UpgradeError("Another upgrade is running.");
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function checkUnpacked(
  site: UpgradeSite,
  ...[before, after]: [UpgradeJournal["before"], UpgradeJournal["after"]]
): Promise<{ readonly schema: number }> {
  try {
    const checked = await checkVersion(site, before, after);
    const { tables, invalid, canShareDatabase, hasDigests } = checked;
    const compared = hasDigests ? "the same results and positions" : "all of them valid";
    await site.print(`Both versions replayed all ${tables} games: ${compared}.`);
    for (const line of invalid) await site.print(`  invalid before and after: ${line}`);
    if (!canShareDatabase && site.isPostgres) {
      throw new UpgradeError(
        `Version ${before.version} cannot use the database after this upgrade, so stop all servers and follow the changelog.`,
      );
    }
    if (!canShareDatabase) {
      await site.print(
        `Version ${before.version} cannot use the database after this upgrade; a rollback puts the copy back and adds the moves made since.`,
      );
    }
    return checked;
  } catch (error) {
    rmSync(after.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Writes a step to the journal before anything of it is done. */
function record(site: UpgradeSite, journal: UpgradeJournal): UpgradeJournal {
  writeJournal(site.folder, journal);
  site.onStep?.(journal.step);
  return journal;
}

async function replaceVersion(site: UpgradeSite, planned: UpgradeJournal): Promise<boolean> {
  let journal = record(site, planned);
  try {
    await site.print("Stopping the server …");
    await stopServer(site);
    await backUp(site, journal);
    journal = record(site, { ...journal, step: "switching" });
    pointLink(site.link, journal.after, journal.before);
    await site.print(`Starting ${journal.after.version} …`);
    await startServer(site);
    journal = record(site, { ...journal, step: "watching" });
  } catch (error) {
    // Also after an unexpected error, such as a full disk, the server has to run again.
    await site.print(error instanceof Error ? error.message : String(error));
    await goBack(site, journal);
    return false;
  }
  return finish(site, journal);
}

/** Watches a version that was started; goes back if it is not healthy. */
async function finish(site: UpgradeSite, journal: UpgradeJournal): Promise<boolean> {
  const problem = await watchHealth(site);
  if (problem === undefined) {
    record(site, { ...journal, step: "upgraded" });
    await site.print(`Version ${journal.after.version} is running.`);
    if (journal.backup !== undefined) {
      await site.print(`The database from before is in ${journal.backup}.`);
    }
    return true;
  }
  await site.print(`${problem} Going back to ${journal.before.version} …`);
  await goBack(site, journal);
  return false;
}

/** Ends an interrupted upgrade: a version that was started is watched again, and everything else is undone. */
async function endInterrupted(site: UpgradeSite): Promise<boolean> {
  const journal = readJournal(site.folder);
  if (journal === undefined || !isUnfinished(journal)) return false;
  await site.print(`The upgrade to ${journal.after.version} was interrupted.`);
  if (journal.step === "watching") await finish(site, journal);
  else await goBack(site, journal);
  return true;
}

/** Puts the version before back, and if it cannot use the database any more, the database too. May be repeated. */
async function goBack(site: UpgradeSite, from: UpgradeJournal): Promise<void> {
  const { link } = site;
  const { before } = from;
  let journal = from;
  if (from.step !== "replacing-database") {
    journal = record(site, { ...from, step: "going-back" });
    await stopServer(site);
    pointLink(link, before, before);
    if (!canUseDatabase(site, journal)) journal = await prepareDatabase(site, journal);
  } else await stopServer(site);
  if (journal.step === "replacing-database") {
    await replaceDatabase(site);
    await reportNotBrought(site, journal);
  }
  await startServer(site);
  record(site, { ...journal, step: "went-back" });
  const problem = await watchHealth(site);
  if (problem !== undefined) {
    throw new UpgradeError(`${problem} Version ${before.version} is installed again; see its log.`);
  }
  await site.print(`Version ${before.version} is running again.`);
  const hasRun = from.step === "watching" || from.step === "upgraded";
  if (hasRun && journal.setAside === undefined) await reportUnreadable(site, journal);
}

function canUseDatabase({ admin, isPostgres, database }: UpgradeSite, journal: UpgradeJournal) {
  if (isPostgres) return true;
  const { version, needed } = admin.readSchemaVersion(database);
  return version <= journal.schema || needed <= journal.schema;
}

/** Names the tables that only the new version can read, for example because they began under its rules. */
async function reportUnreadable(site: UpgradeSite, { before, after }: UpgradeJournal) {
  const place = presentPlace(site.link, before);
  const args = ["admin", "tables", "verify", "--all"];
  const { exitCode, output } = await runVersion(place, args, { DATABASE_URL: site.database });
  if (exitCode !== 1) return;
  await site.print(
    `Tables that version ${before.version} cannot continue; they wait in the database for ${after.version}:`,
  );
  for (const line of output.trim().split("\n").slice(0, -1)) await site.print(`  ${line}`);
}

/** Makes a database for the version before: its copy, with the moves made since. Keeps a copy of the present one. */
async function prepareDatabase(
  site: UpgradeSite,
  journal: UpgradeJournal,
): Promise<UpgradeJournal> {
  const { admin, database } = site;
  const { before, after, backup } = journal;
  if (backup === undefined || !existsSync(backup)) {
    throw new UpgradeError(
      `Version ${before.version} cannot use the database, and its copy ${backup ?? ""} is missing.`,
    );
  }
  const stamp = journal.startedAt.replaceAll(/[-:]|\..*/gu, "");
  const setAside = `${database}-of-${after.version}-${stamp}`;
  rmSync(setAside, { force: true });
  await admin.backUpDatabase(database, setAside);
  const restored = restoredPath(site);
  for (const suffix of ["", "-wal", "-shm", "-server"]) rmSync(restored + suffix, { force: true });
  copyFileSync(backup, restored);
  const notBrought = await bringMoves(site, journal, restored);
  admin.mergeWriteAheadLog(restored);
  rmSync(`${restored}-server`, { force: true });
  for (const path of [setAside, restored]) giveToOwner(site, path);
  return record(site, { ...journal, step: "replacing-database", setAside, notBrought });
}

const restoredPath = ({ database }: UpgradeSite): string => `${database}-restored`;

/** Appends the moves that were made under the new version; returns a sentence for each table where that failed. */
async function bringMoves(
  site: UpgradeSite,
  { before, after }: UpgradeJournal,
  restored: string,
): Promise<readonly string[]> {
  const logs = join(site.folder, "logs.ndjson");
  try {
    const read = await runVersion(after, ["admin", "tables", "log", "--database", site.database]);
    if (read.exitCode !== 0) return [`No moves made since: ${read.errorOutput.trim()}`];
    writeFileSync(logs, read.output, { mode: 0o600 });
    const place = presentPlace(site.link, before);
    const args = ["admin", "tables", "append", logs, "--database", restored];
    const { exitCode, output, errorOutput } = await runVersion(place, args);
    if (exitCode > 1) return [`No moves made since: ${errorOutput.trim()}`];
    let brought = 0;
    const refused: string[] = [];
    for (const line of output.split("\n")) {
      const parsed = parseJson(line);
      if (!parsed.ok) continue;
      const { table, appended = 0, refused: reason } = parsed.value as AppendReport;
      brought += appended;
      if (reason !== undefined) refused.push(`${table}: ${reason}`);
    }
    await site.print(`${brought} moves made since were added to the database from before.`);
    return refused;
  } finally {
    rmSync(logs, { force: true });
  }
}

/** A line of `sofala admin tables append`. */
interface AppendReport {
  readonly table: string;
  readonly appended?: number;
  readonly refused?: string;
}

/** Puts the prepared database in place; does nothing if that was done already. */
async function replaceDatabase(site: UpgradeSite): Promise<void> {
  const { admin, database } = site;
  const restored = restoredPath(site);
  if (!existsSync(restored)) return;
  // A write-ahead log left behind would be applied to the other database.
  admin.mergeWriteAheadLog(database);
  for (const suffix of ["-wal", "-shm"]) rmSync(database + suffix, { force: true });
  renameSync(restored, database);
  syncFolder(dirname(database));
}

async function reportNotBrought(
  site: UpgradeSite,
  { setAside, notBrought = [], before, after }: UpgradeJournal,
): Promise<void> {
  await site.print(
    `The database from before version ${after.version} is in place again. What version ${before.version} has no room for is in ${setAside ?? ""}: new accounts, tables, chat and settings made since.`,
  );
  if (notBrought.length === 0) return;
  await site.print("Moves that could not be added:");
  for (const line of notBrought) await site.print(`  ${line}`);
}

async function backUp({ admin, database, ...site }: UpgradeSite, journal: UpgradeJournal) {
  if (journal.backup === undefined) return;
  const lock = admin.acquireServerLock(database);
  try {
    rmSync(journal.backup, { force: true });
    await admin.backUpDatabase(database, journal.backup);
    giveToOwner({ database }, journal.backup);
    giveToOwner({ database }, `${database}-server`);
  } finally {
    lock.release();
  }
  await site.print(`Copied the database to ${journal.backup}.`);
}

/** Whoever upgrades is often root, but the server has to read and write its files. */
function giveToOwner({ database }: Pick<UpgradeSite, "database">, path: string): void {
  const { uid, gid, mode } = statSync(database);
  const own = statSync(path);
  if (own.uid !== uid || own.gid !== gid) chownSync(path, uid, gid);
  chmodSync(path, mode);
}

/** Stops the server, and waits until it has ended. */
async function stopServer(site: UpgradeSite): Promise<void> {
  await runCommand(site.service.stop);
  const end = performance.now() + STOP_TIMEOUT_MS;
  while (await isRunning(site)) {
    if (performance.now() > end) {
      throw new UpgradeError(`The server is still running after: ${site.service.stop}`);
    }
    await setTimeout(POLL_MS);
  }
}

async function isRunning(site: UpgradeSite): Promise<boolean> {
  if (site.isPostgres) return (await askHealth(localHostOf(site.host), site.port)) !== undefined;
  const lock = site.admin.tryLock(`${site.database}-server`);
  lock?.release();
  return lock === undefined;
}

async function startServer({ service }: UpgradeSite): Promise<void> {
  if (await runCommand(service.start)) return;
  throw new UpgradeError(`The server could not be started: ${service.start}`);
}

/** Watches the server that was just started; returns a sentence if it is not healthy. */
async function watchHealth(site: UpgradeSite): Promise<string | undefined> {
  const { host, port, startTimeoutMs, watchMs } = site;
  const began = performance.now();
  const pause = Math.min(1000, watchMs / 10);
  let good = 0;
  let bad = 0;
  for (;;) {
    const status = await askHealth(localHostOf(host), port);
    const isHealthy = status === "ok" || status === "damaged";
    if (isHealthy) good++;
    else if (good > 0) bad++;
    if (bad >= DECISIVE_ANSWERS) return "The server does not stay healthy.";
    const elapsed = performance.now() - began;
    if (isHealthy && good >= DECISIVE_ANSWERS && elapsed >= watchMs) return undefined;
    if (!isHealthy && elapsed >= startTimeoutMs) {
      return `The server is not healthy after ${Math.round(startTimeoutMs / 1000)} seconds.`;
    }
    await setTimeout(pause);
  }
}
