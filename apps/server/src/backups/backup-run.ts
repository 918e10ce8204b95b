import { Worker } from "node:worker_threads";
import { fail, type Result } from "@sofala/engine";
import { threadEnvironment } from "../thread-environment.ts";
import type { BackupThreadData } from "./backup-thread.ts";
import type { MadeBackup } from "./make-backup.ts";

const MAX_HEAP_MB = 512;
/** A backup that takes longer is stopped. */
const TIMEOUT_MS = 6 * 3_600_000;

/** A backup that is being made. */
export interface BackupRun {
  /** Never rejects. */
  readonly outcome: Promise<Result<MadeBackup, string>>;
  /** Ends it at once, as if the server had been killed. */
  stop(): Promise<void>;
}

/** Makes a backup in a thread of its own, so that tables never wait for it. */
export function startBackup(data: BackupThreadData): BackupRun {
  const thread = new Worker(new URL("./backup-thread.ts", import.meta.url), {
    workerData: data,
    env: threadEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const { promise, resolve } = Promise.withResolvers<Result<MadeBackup, string>>();
  const timer = setTimeout(() => {
    resolve(fail("the backup took longer than 6 hours and was stopped"));
    void thread.terminate();
  }, TIMEOUT_MS);
  thread.on("message", (outcome: Result<MadeBackup, string>) => resolve(outcome));
  thread.on("error", (error: Error) => resolve(fail(error.message)));
  thread.on("exit", () => {
    clearTimeout(timer);
    resolve(fail("the backup was stopped"));
  });
  return {
    outcome: promise,
    async stop() {
      await thread.terminate();
    },
  };
}
