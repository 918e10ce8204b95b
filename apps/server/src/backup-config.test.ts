import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const backupsOf = (env: NodeJS.ProcessEnv) => {
  const config = readConfig(env, "/srv/sofala");
  return config.ok ? config.value.backups : config.error;
};
const S3 = {
  BACKUP_TO: "s3://club",
  BACKUP_S3_KEY_ID: "id",
  BACKUP_S3_SECRET: "secret",
};

describe("backups", () => {
  test("of SQLite go beside the database by default, and those of PostgreSQL nowhere", () => {
    const beside = { to: { kind: "folder", path: "/srv/sofala/data/backups" } };
    expect(backupsOf({})).toEqual({ ...beside, key: undefined, hour: 3 });
    expect(backupsOf({ DATABASE_URL: "postgres://club@db/sofala" })).toBeUndefined();
    expect(backupsOf({ BACKUP_TO: "off" })).toBeUndefined();
  });

  test("go to a folder", () => {
    expect(backupsOf({ BACKUP_TO: "/mnt/disk", BACKUP_HOUR: "23" })).toMatchObject({
      to: { kind: "folder", path: "/mnt/disk" },
      hour: 23,
    });
    expect(backupsOf({ BACKUP_TO: "copies" })).toMatchObject({
      to: { path: "/srv/sofala/copies" },
    });
  });

  test("go to S3", () => {
    const s3 = { kind: "s3", bucket: "club", keyId: "id", secret: "secret" };
    expect(backupsOf({ ...S3, BACKUP_S3_REGION: "eu-south-1" })).toMatchObject({
      to: {
        ...s3,
        prefix: "",
        region: "eu-south-1",
        endpoint: "https://s3.eu-south-1.amazonaws.com",
      },
    });
    const elsewhere = { BACKUP_TO: "s3://club/sofala/", BACKUP_S3_ENDPOINT: "http://minio:9000/" };
    expect(backupsOf({ ...S3, ...elsewhere })).toMatchObject({
      to: { ...s3, prefix: "sofala/", endpoint: "http://minio:9000" },
    });
  });

  test("are encrypted with a key from a setting or a file", () => {
    const key = "a long enough key";
    expect(backupsOf({ BACKUP_KEY: key })).toMatchObject({ key });
    const folder = mkdtempSync(join(tmpdir(), "sofala-key-"));
    try {
      const file = join(folder, "key");
      writeFileSync(file, `${key}\n`);
      expect(backupsOf({ BACKUP_KEY_FILE: file })).toMatchObject({ key });
      expect(backupsOf({ BACKUP_KEY_FILE: file, BACKUP_KEY: key })).toBe(
        "Set BACKUP_KEY or BACKUP_KEY_FILE, not both.",
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ BACKUP_HOUR: "24" }, /^BACKUP_HOUR must be a whole number from 0 to 23, not "24"\.$/u],
    [{ BACKUP_HOUR: "3am" }, /^BACKUP_HOUR /u],
    [{ BACKUP_KEY: "too short" }, /^BACKUP_KEY must have at least 16 characters/u],
    [{ BACKUP_KEY_FILE: "/nowhere" }, /^BACKUP_KEY_FILE cannot be read: ENOENT/u],
    [{ BACKUP_TO: "ftp://club" }, /^BACKUP_TO must be a folder, s3:\/\/BUCKET\/FOLDER or off/u],
    [{ ...S3, BACKUP_TO: "s3://" }, /^BACKUP_TO must be s3:\/\/BUCKET/u],
    [{ ...S3, BACKUP_TO: "s3://club/a b" }, /^BACKUP_TO must be s3:\/\/BUCKET/u],
    [{ ...S3, BACKUP_S3_SECRET: "" }, /also needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET\.$/u],
    [{ ...S3, BACKUP_S3_ENDPOINT: "minio:9000" }, /^BACKUP_S3_ENDPOINT must be the address/u],
    [{ ...S3, BACKUP_S3_ENDPOINT: "https://a/b" }, /^BACKUP_S3_ENDPOINT must be the address/u],
  ])("%j is refused", (env, says) => {
    expect(backupsOf(env)).toMatch(says);
  });
});
