import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fail, ok, type Result } from "@sofala/engine";

/** A bucket of S3, or of a storage with the same API. */
export interface S3Location {
  readonly kind: "s3";
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What all names begin with: empty, or a folder and a slash. */
  readonly prefix: string;
  readonly keyId: string;
  readonly secret: string;
}

export type BackupLocation = { readonly kind: "folder"; readonly path: string } | S3Location;

/** Where daily backups go, and how they are made. */
export interface BackupConfig {
  readonly to: BackupLocation;
  /** Encrypts the backups; undefined: they are not encrypted. */
  readonly key: string | undefined;
  /** The hour of the day, in UTC. */
  readonly hour: number;
}

/** The settings of backups as they are written in the environment; an empty one is not set. */
interface BackupSettings {
  readonly BACKUP_TO: string;
  readonly BACKUP_HOUR: string;
  readonly BACKUP_KEY: string;
  readonly BACKUP_KEY_FILE: string;
  readonly BACKUP_S3_ENDPOINT: string;
  readonly BACKUP_S3_REGION: string;
  readonly BACKUP_S3_KEY_ID: string;
  readonly BACKUP_S3_SECRET: string;
}

/** Shorter keys could be guessed. */
const MIN_KEY_LENGTH = 16;

/** How to make backups, undefined if none are made, or a sentence on what is wrong. `database` is a path or a URL. */
export function parseBackupConfig(
  settings: BackupSettings,
  database: string,
  folder: string,
): Result<BackupConfig | undefined, string> {
  const { BACKUP_HOUR } = settings;
  const hour = /^\d{1,2}$/u.test(BACKUP_HOUR) ? Number(BACKUP_HOUR) : NaN;
  if (!(hour <= 23)) {
    return fail(`BACKUP_HOUR must be a whole number from 0 to 23, not "${BACKUP_HOUR}".`);
  }
  const key = parseKey(settings, folder);
  if (!key.ok) return key;
  const to = parseLocation(settings, database, folder);
  if (!to.ok || to.value === undefined) return to as Result<undefined, string>;
  return ok({ to: to.value, key: key.value, hour });
}

/** The key that encrypts, undefined if there is none, or a sentence on what is wrong. */
function parseKey(
  { BACKUP_KEY, BACKUP_KEY_FILE }: BackupSettings,
  folder: string,
): Result<string | undefined, string> {
  if (BACKUP_KEY !== "" && BACKUP_KEY_FILE !== "") {
    return fail("Set BACKUP_KEY or BACKUP_KEY_FILE, not both.");
  }
  if (BACKUP_KEY === "" && BACKUP_KEY_FILE === "") return ok(undefined);
  let key = BACKUP_KEY.trim();
  const name = BACKUP_KEY_FILE === "" ? "BACKUP_KEY" : "BACKUP_KEY_FILE";
  if (BACKUP_KEY_FILE !== "") {
    try {
      key = readFileSync(resolve(folder, BACKUP_KEY_FILE), "utf8").trim();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return fail(`BACKUP_KEY_FILE cannot be read: ${reason}.`);
    }
  }
  // The sentence does not show the key.
  return key.length >= MIN_KEY_LENGTH
    ? ok(key)
    : fail(
        `${name} must have at least ${MIN_KEY_LENGTH} characters; "sofala admin backups key" makes a good one.`,
      );
}

function parseLocation(
  settings: BackupSettings,
  database: string,
  folder: string,
): Result<BackupLocation | undefined, string> {
  const { BACKUP_TO: to } = settings;
  if (to === "off") return ok(undefined);
  if (to.startsWith("s3://")) return parseS3Location(settings);
  if (to.includes("://")) {
    return fail(`BACKUP_TO must be a folder, s3://BUCKET/FOLDER or off, not "${to}".`);
  }
  if (to !== "") return ok({ kind: "folder", path: resolve(folder, to) });
  // Several servers on one PostgreSQL have no folder in common.
  if (database.includes("://")) return ok(undefined);
  return ok({ kind: "folder", path: join(dirname(database), "backups") });
}

function parseS3Location({
  BACKUP_TO: to,
  BACKUP_S3_ENDPOINT: givenEndpoint,
  BACKUP_S3_REGION: region,
  BACKUP_S3_KEY_ID: keyId,
  BACKUP_S3_SECRET: secret,
}: BackupSettings): Result<S3Location, string> {
  // The characters that need no encoding in addresses.
  const { bucket = "", path = "" } =
    /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]+)(?:\/(?<path>[\w./-]*))?$/u.exec(to)?.groups ?? {};
  if (bucket === "") {
    return fail(
      `BACKUP_TO must be s3://BUCKET or s3://BUCKET/FOLDER, with a folder of letters, digits, "-", "_" and ".", not "${to}".`,
    );
  }
  if (keyId === "" || secret === "") {
    return fail(`BACKUP_TO=${to} also needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET.`);
  }
  const endpoint = givenEndpoint === "" ? `https://s3.${region}.amazonaws.com` : givenEndpoint;
  const url = URL.parse(endpoint);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.pathname !== "/") {
    return fail(
      `BACKUP_S3_ENDPOINT must be the address of an S3 storage, https://HOST, not "${endpoint}".`,
    );
  }
  const trimmed = path.replaceAll(/^\/+|\/+$/gu, "");
  const prefix = trimmed === "" ? "" : `${trimmed}/`;
  return ok({ kind: "s3", endpoint: url.origin, region, bucket, prefix, keyId, secret });
}

/** The place as people write it. */
export const locationText = (to: BackupLocation): string =>
  to.kind === "folder" ? to.path : `s3://${to.bucket}/${to.prefix}`;
