import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/** Creates a folder and its parents. Node's recursive mkdir never ends in places such as /proc. */
export async function makeFolder(folder: string, isRetry = false): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || isRetry || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder, true);
  }
}
