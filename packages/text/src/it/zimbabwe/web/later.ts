import type { ZimbabweLaterText } from "../../../en/zimbabwe/web/later.ts";
import { end } from "./end.ts";
import { facts } from "./facts.ts";
import { keyList } from "./key-list.ts";
import { online } from "./online.ts";
import { options } from "./options.ts";
import { raising } from "./raising.ts";
import { sentences as zimbabwe } from "../sentences.ts";

export const zimbabweLater: ZimbabweLaterText = {
  end,
  facts,
  keyList,
  online,
  options,
  raising,
  zimbabwe,
};
