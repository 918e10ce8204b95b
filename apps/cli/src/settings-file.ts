import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { fail, ok, type Result } from "@sofala/engine";

/** The settings in a file with lines like `PORT=8080`, as systemd reads it; none if there is no file. */
export function readSettingsFile(file: string | undefined): Result<NodeJS.Dict<string>, string> {
  if (file === undefined) return ok({});
  try {
    return ok(parseEnv(readFileSync(file, "utf8")));
  } catch (error) {
    return fail(`${file} cannot be read: ${(error as Error).message}.`);
  }
}
