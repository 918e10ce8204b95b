import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ok, type GameRecord, type Result } from "@sofala/engine";
import { badInput, type Trouble } from "../command.ts";
import { failureOf } from "../documents.ts";
import { makeFolder } from "../make-folder.ts";
import { saveRecord } from "../save-record.ts";

/** A folder that takes the record of each game. */
export interface Records {
  write(number: number, record: GameRecord): Promise<Result<undefined, Trouble>>;
}

const NAME = /^game-\d{6,}\.json$/u;

/** Opens a folder for records; one that holds some already would end up with a mixture. */
export async function openRecords(folder: string): Promise<Result<Records, Trouble>> {
  try {
    await makeFolder(folder);
    const old = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
    const [first] = old;
    if (first !== undefined) {
      return badInput(`${join(folder, first)} is there already; name a folder without records.`);
    }
  } catch (error) {
    return badInput(`${folder}: ${failureOf(error)}.`);
  }
  return ok({
    async write(number, record) {
      const path = join(folder, `game-${`${number}`.padStart(6, "0")}.json`);
      return saveRecord(path, record, false);
    },
  });
}
