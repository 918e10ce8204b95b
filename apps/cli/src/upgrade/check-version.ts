import { copyFileSync, mkdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseJson } from "../parse-json.ts";
import { runVersion, type ProgramResult } from "./installation.ts";
import type { InstalledVersion } from "./journal.ts";
import type { UpgradeSite } from "./site.ts";
import { UpgradeError } from "./upgrade-error.ts";

/** Two copies to check, the backup, and the database itself, which grows by a migration. */
const NEEDED_COPIES = 4;
const MAX_LISTED = 20;

/** What the check found, if the new version may be installed. */
export interface CheckedVersion {
  readonly tables: number;
  /** Tables that both versions find invalid. */
  readonly invalid: readonly string[];
  /** The newest migration that the version before knows. */
  readonly schema: number;
  /** True if the version before can use a database that the new version has migrated. */
  readonly canShareDatabase: boolean;
  /** False if the version before only says which tables are valid, so that states could not be compared. */
  readonly hasDigests: boolean;
}

/**
 * Lets both versions replay all tables, each in its own copy of the database, and compares the results. Throws
 * `UpgradeError` if they differ.
 */
export async function checkVersion(
  site: UpgradeSite,
  before: InstalledVersion,
  after: InstalledVersion,
): Promise<CheckedVersion> {
  const { admin } = site;
  const folder = site.isPostgres ? join(site.folder, "copies") : `${site.database}-upgrade`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    const copies = { before: join(folder, "before.sqlite"), after: join(folder, "after.sqlite") };
    await (site.isPostgres ? copyPostgres(site, before, after, copies) : copySqlite(site, copies));
    const { version } = admin.readSchemaVersion(copies.before);
    const newDigests = parseDigests(await digest(after, copies.after));
    const ownDigests = (await hasDigests(before))
      ? parseDigests(await digest(before, copies.before))
      : undefined;
    const old = ownDigests ?? (await verifiedTables(before, copies.before, newDigests));
    refuseDifferences(old, newDigests);
    const { needed } = admin.readSchemaVersion(copies.after);
    const schema = old.schema ?? version;
    return {
      tables: newDigests.tables.size,
      invalid: [...newDigests.tables].flatMap(([id, { fault }]) =>
        fault === undefined ? [] : [`${id}: ${fault}`],
      ),
      schema,
      canShareDatabase: needed <= schema,
      hasDigests: ownDigests !== undefined,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Copies {
  readonly before: string;
  readonly after: string;
}

async function copySqlite({ admin, database }: UpgradeSite, copies: Copies): Promise<void> {
  const { bavail, bsize } = statfsSync(dirname(database));
  const needed = NEEDED_COPIES * statSync(database).size;
  if (bavail * bsize < needed) {
    const megabytes = Math.ceil(needed / 1e6);
    throw new UpgradeError(
      `The disk of ${database} needs ${megabytes} MB of free space for copies of the database.`,
    );
  }
  await admin.backUpDatabase(database, copies.before);
  copyFileSync(copies.before, copies.after);
}

async function copyPostgres(
  { database, folder }: UpgradeSite,
  before: InstalledVersion,
  after: InstalledVersion,
  copies: Copies,
): Promise<void> {
  const file = join(folder, "copies", "export.ndjson");
  // A URL may contain a password, which others can see in arguments.
  const steps: readonly (readonly [InstalledVersion, string, string])[] = [
    [before, "export", database],
    [before, "restore", copies.before],
    [after, "restore", copies.after],
  ];
  for (const [version, command, location] of steps) {
    const env = { DATABASE_URL: location };
    const { exitCode, errorOutput } = await runVersion(version, ["admin", command, file], env);
    if (exitCode !== 0) throw new UpgradeError(`The database cannot be copied: ${errorOutput}`);
  }
}

/** The fields of a digest that are compared; a version may print more. */
interface Digest {
  readonly fault?: string;
  readonly result?: unknown;
  readonly log?: string;
  readonly state?: string;
}

interface Digests {
  readonly schema?: number;
  readonly states?: number;
  readonly tables: ReadonlyMap<string, Digest>;
}

const digest = (version: InstalledVersion, database: string): Promise<ProgramResult> =>
  runVersion(version, ["admin", "tables", "digest", "--migrate", "--database", database]);

/** False for a version that does not know the command. */
const hasDigests = async (version: InstalledVersion): Promise<boolean> =>
  (await runVersion(version, ["admin", "--help"])).output.includes("tables digest");

function parseDigests({ exitCode, output, errorOutput }: ProgramResult): Digests {
  if (exitCode !== 0) throw new UpgradeError(`The database cannot be checked: ${errorOutput}`);
  const [header, ...lines] = output.split("\n").flatMap((line) => {
    const parsed = parseJson(line);
    return parsed.ok ? [parsed.value as Digest & { readonly table: string }] : [];
  });
  const { schema, states } = (header ?? {}) as {
    readonly schema?: number;
    readonly states?: number;
  };
  return {
    ...(schema === undefined ? {} : { schema }),
    ...(states === undefined ? {} : { states }),
    tables: new Map(lines.map((line) => [line.table, line])),
  };
}

/** For versions without digests: which tables they find invalid. */
async function verifiedTables(
  version: InstalledVersion,
  database: string,
  { tables }: Digests,
): Promise<Digests> {
  const args = ["admin", "games", "verify", "--all", "--database", database];
  const { output } = await runVersion(version, args);
  const invalid = new Set(output.split("\n").map((line) => line.slice(0, line.indexOf(": "))));
  const known = [...tables].map(([id, found]) => [
    id,
    invalid.has(id) ? { fault: "invalid" } : { ...found, fault: undefined },
  ]);
  return { tables: new Map(known as [string, Digest][]) };
}

/** Throws with a list of the tables about which two versions disagree. */
function refuseDifferences(before: Digests, after: Digests): void {
  const areStatesComparable = before.states === after.states;
  const differences = [...before.tables].flatMap(([id, old]) => {
    const found = after.tables.get(id);
    const sentence = differenceOf(old, found, areStatesComparable);
    return sentence === undefined ? [] : [`  ${id}: ${sentence}`];
  });
  const added = [...after.tables.keys()].filter((id) => !before.tables.has(id));
  differences.push(...added.map((id) => `  ${id}: the installed version does not have it`));
  if (differences.length === 0) return;
  const more = differences.length - MAX_LISTED;
  throw new UpgradeError(
    [
      `The new version replays ${differences.length} of ${after.tables.size} games differently, so it was not installed:`,
      ...differences.slice(0, MAX_LISTED),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join("\n"),
  );
}

function differenceOf(
  before: Digest,
  after: Digest | undefined,
  areStatesComparable: boolean,
): string | undefined {
  if (after === undefined) return "it is missing";
  // Invalid under both versions, perhaps for reasons in other words.
  if (before.fault !== undefined) return after.fault === undefined ? "it was invalid" : undefined;
  if (after.fault !== undefined) return after.fault;
  if (before.log !== after.log) return "its log is another one";
  if (JSON.stringify(before.result) !== JSON.stringify(after.result)) {
    return `${JSON.stringify(after.result)} instead of ${JSON.stringify(before.result)}`;
  }
  return areStatesComparable && before.state !== after.state
    ? "its position is another one"
    : undefined;
}
