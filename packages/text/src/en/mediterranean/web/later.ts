import { end } from "./end.ts";
import { facts } from "./facts.ts";
import { keyList } from "./key-list.ts";
import { resolution } from "./resolution.ts";
import { setup } from "./setup.ts";
import { steps } from "./steps.ts";

/** The texts of a table that are loaded after its board is shown. */
export const mediterraneanLater = { end, facts, keyList, resolution, setup, steps };

export type MediterraneanLaterText = typeof mediterraneanLater;
