import { end } from "./end.ts";
import { facts } from "./facts.ts";
import { keyList } from "./key-list.ts";
import { online } from "./online.ts";
import { options } from "./options.ts";
import { raising } from "./raising.ts";
import { sentences as zimbabwe } from "../sentences.ts";

/** The texts of a table that are loaded after its board is shown. */
export const zimbabweLater = { end, facts, keyList, online, options, raising, zimbabwe };

export type ZimbabweLaterText = typeof zimbabweLater;
