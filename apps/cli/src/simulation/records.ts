import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ok, type GameRecord, type Result } from "@sofala/engine";
import { badInput, type CommandError } from "../command.ts";
import { fileErrorText } from "../documents.ts";
import { makeFolder } from "../make-folder.ts";
import { saveRecord } from "../save-record.ts";

/** A folder for the records of games. */
export interface RecordFolder {
  write(number: number, record: GameRecord): Promise<Result<undefined, CommandError>>;
}

const RECORD_FILE_NAME = /^game-\d{6,}\.json$/u;

/** Opens a folder for records; refuses one that has records already, so that runs are not mixed. */
export async function openRecordFolder(
  folder: string,
): Promise<Result<RecordFolder, CommandError>> {
  try {
    await makeFolder(folder);
    const old = (await readdir(folder)).filter((name) => RECORD_FILE_NAME.test(name)).toSorted();
    const [first] = old;
    if (first !== undefined) {
      return badInput(`${join(folder, first)} already exists; choose a folder without records.`);
    }
  } catch (error) {
    return badInput(`${folder}: ${fileErrorText(error)}.`);
  }
  return ok({
    async write(number, record) {
      const path = join(folder, `game-${`${number}`.padStart(6, "0")}.json`);
      return saveRecord(path, record, false);
    },
  });
}
