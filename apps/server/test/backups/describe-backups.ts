import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNightly } from "@sofala/engine/testing/trials";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { runSofala, type Outcome } from "../../../cli/test/fake-terminal.ts";
import { openDatabase } from "../../src/store/open-database.ts";
import { insertTables } from "../operators/describe-export.ts";
import { S3Server } from "./s3-server.ts";

const KEY = "wx4kq-0p9tz-h7c2m-vv51d-8rbne";
const EXPORT_BEGINS = '{"format":"sofala-export/1"';

type Place = "a folder" | "S3";

const WITHOUT_KEY = ["without a key", {}, "not encrypted"] as const;
const WITH_KEY = ["with a key", { BACKUP_KEY: KEY }, "encrypted"] as const;
/** The two halves of all combinations of place and key; `npm test` tries one of them with each database. */
const HALVES = [
  [
    ["a folder", ...WITHOUT_KEY],
    ["S3", ...WITH_KEY],
  ],
  [
    ["a folder", ...WITH_KEY],
    ["S3", ...WITHOUT_KEY],
  ],
] as const;

/** Tests that a backup is made, listed, verified and restored by `sofala admin`, for every database. */
export function describeBackups(fresh: () => Promise<string>, half: 0 | 1): void {
  let folder = "";
  let s3: S3Server;
  let database = "";
  beforeAll(async () => {
    database = await fresh();
    const server = await openDatabase(database);
    await insertTables(server);
    await server.close();
  });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "sofala-backups-"));
    s3 = await S3Server.start();
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await s3.close();
  });

  /** Runs `sofala admin` with these settings in a file. */
  const admin = (
    settings: Readonly<Record<string, string>>,
    ...args: readonly string[]
  ): Promise<Outcome> => {
    const file = join(folder, "settings.env");
    const lines = Object.entries({ DATABASE_URL: database, ...settings });
    writeFileSync(file, lines.map(([name, value]) => `${name}=${value}\n`).join(""));
    return runSofala(["admin", "backups", ...args, "--settings", file]);
  };
  const placeOf = (kind: Place): Readonly<Record<string, string>> => {
    if (kind === "a folder") return { BACKUP_TO: join(folder, "copies") };
    const { endpoint, region, keyId, secret } = s3.location();
    return {
      BACKUP_TO: "s3://club/sofala",
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_REGION: region,
      BACKUP_S3_KEY_ID: keyId,
      BACKUP_S3_SECRET: secret,
    };
  };
  /** The bytes of the only backup. */
  const storedBytes = (kind: Place): Buffer => {
    const copies = join(folder, "copies");
    const files =
      kind === "a folder"
        ? readdirSync(copies).map((name) => [name, readFileSync(join(copies, name))] as const)
        : [...s3.objects];
    return files.find(([name]) => !name.endsWith(".verified"))?.[1] ?? Buffer.alloc(0);
  };
  const exported = async (from: string): Promise<string> => {
    const { exit, out } = await runSofala(["admin", "export", "-", "--database", from]);
    expect(exit).toBe(0);
    return out;
  };

  test.each(isNightly ? HALVES.flat() : HALVES[half])(
    "in %s a backup %s is made, verified and restored",
    async (kind, _how, key, listed) => {
      const settings = { ...placeOf(kind), ...key };
      expect(await admin(settings, "list")).toMatchObject({ out: "There are no backups yet.\n" });
      const made = await admin(settings, "now");
      expect(made).toMatchObject({ exit: 0, err: "" });
      expect(made.out).toMatch(
        /^Made sofala-\S+ \(\d+ kB\): \d+ rows; 2 of 2 tables were replayed\.\n$/u,
      );
      expect((await admin(settings, "list")).out).toMatch(
        new RegExp(
          `^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC +\\d+ kB  verified  +${listed}  sofala-\\S+\\n$`,
          "u",
        ),
      );
      expect(storedBytes(kind).includes(Buffer.from(EXPORT_BEGINS))).toBe(false);
      expect((await admin(settings, "verify", "--all")).out).toMatch(
        /^sofala-\S+ is good: \d+ rows; 2 of 2 tables were replayed\.\n$/u,
      );
      const before = await exported(database);
      const restored = await fresh();
      const target = { ...settings, DATABASE_URL: restored };
      expect(await admin(target, "restore", "newest")).toMatchObject({ exit: 0 });
      // The backup is older than its own entry in the status.
      expect(withoutStatus(await exported(restored))).toBe(withoutStatus(before));
      expect(await admin(target, "restore", "newest")).toMatchObject({
        exit: 2,
        err: expect.stringContaining("the database is not empty"),
      });
    },
  );

  test("an encrypted backup needs its key", async () => {
    const place = placeOf("a folder");
    await admin({ ...place, BACKUP_KEY: KEY }, "now");
    expect(await admin(place, "verify")).toMatchObject({
      exit: 1,
      err: "The backup is encrypted: set BACKUP_KEY or BACKUP_KEY_FILE.\n",
    });
    const target = {
      ...place,
      DATABASE_URL: await fresh(),
      BACKUP_KEY: "another, equally long key",
    };
    expect(await admin(target, "restore", "newest")).toMatchObject({
      exit: 1,
      err: "The key is wrong: this backup was encrypted with another BACKUP_KEY.\n",
    });
    // The failed attempt left nothing behind.
    expect(await admin({ ...target, BACKUP_KEY: KEY }, "restore", "newest")).toMatchObject({
      exit: 0,
    });
  });
}

/** An export without the lines that a backup changes. */
const withoutStatus = (lines: string): string =>
  lines
    .split("\n")
    .filter((line) => !line.includes('"name":"backups"') && !line.startsWith('{"end"'))
    .join("\n");
