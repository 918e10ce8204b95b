import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";

/** Paths of files that do not exist, in a folder that is removed after the tests. */
export function scratchFiles(): () => string {
  let folder = "";
  let count = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "sofala-store-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => {
    count += 1;
    return join(folder, `${count}.db`);
  };
}
