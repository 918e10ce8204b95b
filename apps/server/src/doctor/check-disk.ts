import { constants, existsSync } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Config } from "../config.ts";
import { isPostgresUrl } from "../store/database.ts";
import { findingsOf, reasonOf, type Finding } from "./finding.ts";

const GIB = 2 ** 30;
/** The least space that is comfortable; a small club writes some megabytes a day. */
const MIN_FREE_BYTES = GIB;

/** Can the database grow, and be copied for a backup? */
export async function checkDisk({ database }: Config): Promise<readonly Finding[]> {
  const check = findingsOf("Disk");
  if (isPostgresUrl(database)) {
    return [check.note("The data are in PostgreSQL: watch the disk of its machine.")];
  }
  const folder = existingFolder(database);
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    return [
      check.problem(
        `The folder ${folder} of the database is not writable for this user (${reasonOf(error)}): change its owner, or set DATABASE_URL to another place.`,
      ),
    ];
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const size = existsSync(database) ? (await stat(database)).size : 0;
  const gibibytes = `${(free / GIB).toFixed(1)} GiB are free in ${folder}`;
  return free < Math.max(MIN_FREE_BYTES, 2 * size)
    ? [check.warning(`Only ${gibibytes}: make space, also for backups.`)]
    : [check.ok(`${gibibytes}.`)];
}

/** The folder of a file that need not exist yet, or the nearest one above it. */
function existingFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) || folder === path ? folder : existingFolder(folder);
}
