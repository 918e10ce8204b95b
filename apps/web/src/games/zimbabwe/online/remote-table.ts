import { zimbabweFormats, zimbabweRules } from "@sofala/zimbabwe";
import { openTableFactory } from "../../../online/remote-table.ts";

/** Creates online tables of Zimbabwe. */
export const tableFactory = openTableFactory([{ ...zimbabweRules, ...zimbabweFormats }]);
