import * as z from "zod/mini";
import { named, timestamp, type ReadonlyInfer } from "./shared-schemas.ts";

export const backupStatus = named(
  "BackupStatus",
  "The daily backups of this server.",
  z.strictObject({
    isEnabled: z.boolean(),
    location: z.exactOptional(z.string().check(z.describe("A folder of the server, or s3://…"))),
    isEncrypted: z.exactOptional(z.boolean()),
    newest: z.exactOptional(
      z
        .strictObject({ createdAt: timestamp, bytes: z.int() })
        .check(z.describe("The newest backup that was read back and verified")),
    ),
    failure: z.exactOptional(
      z
        .strictObject({ at: timestamp, message: z.string() })
        .check(z.describe("Why the last attempt failed; missing if it succeeded")),
    ),
    problem: z.exactOptional(
      z
        .enum(["failed", "outdated"])
        .check(
          z.describe(
            "failed: the last attempt failed; outdated: the newest good backup is older than two days",
          ),
        ),
    ),
  }),
);
export type BackupStatus = ReadonlyInfer<typeof backupStatus>;
