import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { fail } from "@sofala/engine";
import { openAlongsideServer } from "../admin/open-alongside-server.ts";
import type { BackupConfig } from "../backup-config.ts";
import { failureText, makeBackup } from "./make-backup.ts";

/** What the thread is given. */
export interface BackupThreadData {
  readonly location: string;
  readonly config: BackupConfig;
  readonly now: number;
}

// On Linux this is the priority of this thread and those it starts; elsewhere it would be that of the server too.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const job = workerData as BackupThreadData;

async function run(): ReturnType<typeof makeBackup> {
  try {
    const database = await openAlongsideServer(job.location);
    try {
      return await makeBackup({ ...job, database });
    } finally {
      await database.close();
    }
  } catch (error) {
    return fail(failureText(error));
  }
}

parentPort?.postMessage(await run());
