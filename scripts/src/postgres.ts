import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { aptOf, foldersOf, HERE, install, isProgram, type Place } from "./debian.ts";

/** The folder of PostgreSQL's programs, or why there is none. */
export type Postgres = { readonly programs: string } | { readonly missing: string };

/** The paths of Debian's files; tests use others. */
export interface Debian {
  /** Has one folder for every version of PostgreSQL. */
  readonly versions: string;
  /** The configuration that the package reads when it is installed. */
  readonly settings: string;
}

const DEBIAN: Debian = {
  versions: "/usr/lib/postgresql",
  settings: "/etc/postgresql-common/createcluster.conf",
};

/** The PostgreSQL of this machine. If there is none, it is installed from Debian, if that is allowed. */
export async function findPostgres(
  place: Place = HERE,
  debian: Debian = DEBIAN,
): Promise<Postgres> {
  const named = place.env["POSTGRES"];
  if (named !== undefined && named !== "") {
    return isComplete(named)
      ? { programs: named }
      : { missing: `POSTGRES is ${named}, which does not contain initdb and postgres` };
  }
  return found(place, debian) ?? (await installed(place, debian));
}

function found(place: Place, debian: Debian): Postgres | undefined {
  const programs = [...versions(debian), ...foldersOf(place)].find(isComplete);
  return programs === undefined ? undefined : { programs };
}

/** Debian's versions, newest first. */
function versions({ versions: folder }: Debian): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(folder, version, "bin"));
}

const isComplete = (folder: string): boolean =>
  ["initdb", "postgres"].every((name) => isProgram(join(folder, name)));

async function installed(place: Place, debian: Debian): Promise<Postgres> {
  const apt = aptOf(place);
  if (apt === undefined) {
    return {
      missing:
        "there is no PostgreSQL; install it, or name the folder of its programs with POSTGRES=/path/to/bin",
    };
  }
  process.stderr.write("Installing PostgreSQL (once) …\n");
  forbidServer(debian);
  const failed = await install(apt, "postgresql", place);
  if (failed !== undefined) return { missing: `there is no PostgreSQL, and ${failed}` };
  return found(place, debian) ?? { missing: "there is no PostgreSQL, although it was installed" };
}

/** We need the programs, not the server that Debian would start with them. */
function forbidServer({ settings }: Debian): void {
  if (existsSync(settings)) return;
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, "create_main_cluster = false\nstart_conf = 'manual'\n");
}
