import { mediterraneanVersions } from "@sofala/mediterranean";
import { hiddenTableFactory } from "../../../online/remote-hidden-table.ts";

/** Creates online tables of the Mediterranean. */
export const tableFactory = hiddenTableFactory(mediterraneanVersions);
