import { trials } from "@sofala/engine/testing/trials";
import { openSqlite } from "../src/store/sqlite/open-sqlite.ts";
import { describeProfile } from "./describe-profile.ts";
import { scratchFiles } from "./store/scratch.ts";

const file = scratchFiles();
for (const games of [0, 40, trials(400, 2000)]) describeProfile(games, () => openSqlite(file()));
